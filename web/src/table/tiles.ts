// Tiles as the server writes them (`12-5`), and where their pips lie.

/** The two numbers of a tile, in the order written. */
export function ends(tile: string): [number, number] {
  const [first, second] = tile.split('-').map(Number)
  return [first ?? 0, second ?? 0]
}

export function isDouble(tile: string): boolean {
  const [first, second] = ends(tile)
  return first === second
}

/** The same text for both ways of writing a tile: the higher number first. */
export function tileKey(tile: string): string {
  const [first, second] = ends(tile)
  return first >= second ? `${first}-${second}` : `${second}-${first}`
}

export function isSameTile(one: string, other: string): boolean {
  return tileKey(one) === tileKey(other)
}

/** How many pips count against whoever holds the tile, before any rule about doubles. */
export function pipsOf(tile: string): number {
  const [first, second] = ends(tile)
  return first + second
}

/** A place for a pip: from -1 to 1 across and down. */
export interface Pip {
  x: number
  y: number
}

/** Pips in the left, middle and right column; 2 and 3 lie on the diagonal and are apart. */
const COLUMNS: Record<number, [number, number, number]> = {
  0: [0, 0, 0], 1: [0, 1, 0], 4: [2, 0, 2], 5: [2, 1, 2], 6: [3, 0, 3], 7: [3, 1, 3],
  8: [3, 2, 3], 9: [3, 3, 3], 10: [4, 2, 4], 11: [4, 3, 4], 12: [4, 4, 4], 13: [5, 3, 5],
  14: [5, 4, 5], 15: [5, 5, 5], 16: [6, 4, 6], 17: [6, 5, 6], 18: [6, 6, 6],
} // prettier-ignore

const DIAGONAL: Record<number, Pip[]> = {
  2: [{ x: 1, y: -1 }, { x: -1, y: 1 }],
  3: [{ x: 1, y: -1 }, { x: 0, y: 0 }, { x: -1, y: 1 }],
} // prettier-ignore

/** The pips of a number from 0 to 18, as on the sets that are sold. */
export function pipLayout(number: number): Pip[] {
  const diagonal = DIAGONAL[number]
  if (diagonal) return diagonal
  const [left, middle, right] = COLUMNS[number] ?? [0, 0, 0]
  const step = left > 1 ? 2 / (left - 1) : 0
  return [
    ...column(-1, left, step),
    ...column(0, middle, step),
    ...column(1, right, step),
  ]
}

function column(x: number, count: number, step: number): Pip[] {
  return Array.from({ length: count }, (_, place) => ({ x, y: (place - (count - 1) / 2) * step }))
}
