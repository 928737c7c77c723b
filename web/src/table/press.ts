// A long press, a right click and the context-menu key are one and the same wish.

import type { Attachment } from 'svelte/attachments'

/** Milliseconds until a press is a long one. */
export const LONG_PRESS = 400
/** Pixels by which a finger may move and still press. */
export const STEADY = 8

/** Call `onlong` on a long press, a right click or the context-menu key. */
export function longPress(onlong: () => void): Attachment<HTMLElement> {
  return (node) => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: number | undefined
    let start = { x: 0, y: 0 }
    let wasLong = false

    const stop = () => window.clearTimeout(timer)
    node.addEventListener('pointerdown', down, { signal })
    node.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
      node.addEventListener(end, stop, { signal })
    }
    node.addEventListener('contextmenu', menu, { signal })

    function down(event: PointerEvent) {
      wasLong = false
      start = { x: event.clientX, y: event.clientY }
      if (event.button === 0) timer = window.setTimeout(fire, LONG_PRESS)
    }
    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) stop()
    }
    function fire() {
      wasLong = true
      swallowClick()
      onlong()
    }
    function menu(event: Event) {
      event.preventDefault()
      stop()
      if (!wasLong) onlong()
    }
    return () => {
      stop()
      listening.abort()
    }
  }
}

/** The click that ends a long press would hit whatever lies there by then. */
function swallowClick(): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
    waiting.abort()
  }
  window.addEventListener('click', swallow, { capture: true, signal })
  window.addEventListener('pointerdown', () => waiting.abort(), { capture: true, signal })
}
