// The keys of the spoken table: one letter each, and numbers for tiles and trains.

/** What a key asks or does, by its letter. In the order of the help sheet. */
export const COMMANDS = {
  h: 'hand',
  e: 'ends',
  c: 'cover',
  t: 'turn',
  n: 'tiles',
  s: 'scores',
  r: 'last',
  g: 'suggest',
  d: 'draw',
  p: 'pass',
  u: 'undo',
} as const

export type Command = (typeof COMMANDS)[keyof typeof COMMANDS]

/** The other keys of the help sheet: what stands on them, and the entry that explains them. */
export const OTHER_KEYS = [
  ['1 2 3 …', 'number'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['← → ↑ ↓', 'arrows'],
  ['Shift + ← →', 'move'],
  ['Shift + F10', 'train'],
  ['?', 'help'],
] as const

/** Whether a key belongs to what has the focus or to a sheet, and not to the table. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return true
  if (event.isComposing || document.querySelector('dialog[open]')) return true
  const target = event.target as Element | null
  return target?.closest?.('input, select, textarea, [contenteditable]') != null
}

/** A number that is typed digit by digit; it begins anew where the next digit would be too much. */
export class Typed {
  #digits = ''

  /** The number so far. `most`: the highest that has a meaning. */
  add(digit: string, most: number): number {
    const longer = Number(this.#digits + digit)
    this.#digits = longer >= 1 && longer <= most ? String(longer) : digit
    return Number(this.#digits)
  }

  clear(): void {
    this.#digits = ''
  }
}
