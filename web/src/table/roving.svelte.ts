// One tab stop for many buttons: the arrow keys lead from one to the next. Which button the tab key
// comes to is remembered; when it goes, its neighbour takes its place.

export class Roving {
  #keys: () => readonly string[]
  #at: { key: string; place: number } | null = $state.raw(null)

  /** The keys of the buttons in their order; each button bears its own as `data-…`. */
  constructor(keys: () => readonly string[]) {
    this.#keys = keys
  }

  /** The button that the tab key comes to. */
  get current(): string | null {
    const keys = this.#keys()
    if (this.#at && keys.includes(this.#at.key)) return this.#at.key
    return keys[Math.min(this.#at?.place ?? 0, keys.length - 1)] ?? null
  }

  tabindex(key: string): 0 | -1 {
    return key === this.current ? 0 : -1
  }

  /** A button has got the focus. */
  arrive(key: string): void {
    this.#at = { key, place: this.#keys().indexOf(key) }
  }
}

/** Move the focus by the arrow keys. Put on each button of a group. */
export function walk(event: KeyboardEvent): void {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  const next = neighbour(event.currentTarget as HTMLElement, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The button of the same group that an arrow key leads to. */
function neighbour(from: HTMLElement, key: string): HTMLElement | null {
  const group = from.closest('[role="group"]')
  const all = [...(group?.querySelectorAll<HTMLElement>('button:not([inert])') ?? [])]
  const place = all.indexOf(from)
  if (key === 'ArrowRight') return all[place + 1] ?? null
  if (key === 'ArrowLeft') return all[place - 1] ?? null
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  if (key === 'ArrowDown') return nearest(from, all, 1)
  if (key === 'ArrowUp') return nearest(from, all, -1)
  return null
}

/** The button in the next row below (1) or above (-1) that is the least to the side. */
function nearest(from: HTMLElement, all: HTMLElement[], way: 1 | -1): HTMLElement | null {
  const middle = (node: HTMLElement) => {
    const { left, width, top, height } = node.getBoundingClientRect()
    return { across: left + width / 2, down: top + height / 2 }
  }
  const start = middle(from)
  const row = from.getBoundingClientRect().height / 2
  let best: HTMLElement | null = null
  let least = Infinity
  for (const node of all) {
    const at = middle(node)
    const down = (at.down - start.down) * way
    const distance = down * 4 + Math.abs(at.across - start.across)
    if (down > row && distance < least) [best, least] = [node, distance]
  }
  return best
}
