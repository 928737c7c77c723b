import { mount } from 'svelte'
import App from './App.svelte'
import { acceptPersonalLink } from './lib/seats'
import './pages/pages.css'

acceptPersonalLink() // before anything else can see the address
// A personal link put into the address bar of its own table loads no page.
window.addEventListener('hashchange', () => {
  if (acceptPersonalLink()) location.reload()
})

mount(App, { target: document.getElementById('app') as HTMLElement })
