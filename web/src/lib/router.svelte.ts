// The address bar and the page that belongs to it.

import { type Route, parse } from './addresses'

let path = $state(location.pathname)

/** The page that the address names. */
export const route = (): Route => parse(path)

window.addEventListener('popstate', () => (path = location.pathname))

/** Go to an address of this site. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  path = location.pathname
  window.scrollTo(0, 0)
}

/** Follow links to this site without loading the page anew. Put on the whole document. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !isPlain || link.target || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || link.hasAttribute('download')) return
  event.preventDefault()
  go(link.pathname)
}
