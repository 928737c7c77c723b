// A tile under a finger or the mouse: on its way to a train, or to another place in the hand.

import { LONG_PRESS, STEADY } from './press'

export interface Drag {
  tile: string
  x: number
  y: number
  /** The train that it is over. */
  train: string | null
  /** The tile of the hand that it is over. */
  place: string | null
}

interface Wishes {
  ondrop: (drag: Drag) => void
  /** Whether a finger may scroll here, so that a tile is only lifted by a long press. */
  scrolls: () => boolean
}

/** Follows one pointer from the touch of a tile to its drop. */
export class Dragging {
  now: Drag | null = $state(null)
  #start: { tile: string; x: number; y: number } | null = null
  #timer: number | undefined
  #swallows = false

  constructor(readonly wishes: Wishes) {}

  /** Whether the click that follows belongs to a drag that has just ended. */
  swallowsClick(): boolean {
    const swallows = this.#swallows
    this.#swallows = false
    return swallows
  }

  down(event: PointerEvent, tile: string): void {
    if (event.button !== 0) return
    const node = event.currentTarget as HTMLElement
    this.#swallows = false
    this.#start = { tile, x: event.clientX, y: event.clientY }
    // A finger belongs to what it has touched; a quick mouse would leave it without a word.
    node.setPointerCapture(event.pointerId)
    if (event.pointerType !== 'mouse') {
      this.#timer = window.setTimeout(() => this.#lift(event.clientX, event.clientY), LONG_PRESS)
    }
  }

  move(event: PointerEvent): void {
    if (!this.#start) return
    if (this.now) {
      this.#follow(event.clientX, event.clientY)
    } else if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > STEADY) {
      if (event.pointerType === 'mouse' || !this.wishes.scrolls()) {
        this.#lift(event.clientX, event.clientY)
      } else {
        this.cancel()
      }
    }
  }

  up(): void {
    const drag = this.now
    this.cancel()
    if (!drag) return
    this.#swallows = true
    this.wishes.ondrop(drag)
  }

  cancel(): void {
    window.clearTimeout(this.#timer)
    this.#start = null
    this.now = null
  }

  #lift(x: number, y: number): void {
    if (!this.#start) return
    window.clearTimeout(this.#timer)
    this.now = { tile: this.#start.tile, x, y, train: null, place: null }
    this.#follow(x, y)
  }

  #follow(x: number, y: number): void {
    if (!this.now) return
    const under = document.elementFromPoint(x, y)
    const find = (name: string) =>
      under?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null
    this.now = { ...this.now, x, y, train: find('train'), place: find('tile') }
  }
}
