// The table's screens with states from a file, to be looked at while they are being made:
// STATES is a file of states by name, as the server sends them.
// `npm run dev`, then /src/table/gallery/?states=STATES&show=NAME. Not part of the build.

import { mount } from 'svelte'
import '../../pages/pages.css'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('app') as HTMLElement })
