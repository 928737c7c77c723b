import { mount } from 'svelte'
import App from './App.svelte'
import './pages/pages.css'

mount(App, { target: document.getElementById('app') as HTMLElement })
