// The focus is never lost: when what had it is gone, the hand or the next thing to do gets it.

/** What gets the focus at a table: the tile that the tab key comes to, or the way on; not one on its
    way out. */
const HOMES = '[data-home]:not([inert])'

/** The element within `screen` that has the focus. */
export function focused(screen: HTMLElement | undefined): Element | null {
  const active = document.activeElement
  return active && screen?.contains(active) ? active : null
}

/** Bring the focus home if `before`, which had it, is no longer there to have it. */
export function keepFocus(screen: HTMLElement, before: Element | null): void {
  if (!before || document.querySelector('dialog[open]')) return
  const isThere = before.isConnected && !before.closest('[inert]')
  if (!isThere) goHome(screen)
}

/** Bring the focus home where there is a keyboard, as far as that can be told: to a finger a tile with
    a ring would look chosen. */
export function begin(screen: HTMLElement): void {
  if (matchMedia('(any-hover: hover)').matches) goHome(screen)
}

export function goHome(screen: HTMLElement): void {
  screen.querySelector<HTMLElement>(HOMES)?.focus({ preventScroll: true })
}
