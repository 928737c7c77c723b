// How seats are told apart: a letter, a colour, and a pattern for those who do not see the colour.

const LETTERS = 'ABCDEFGHIJKLMN'

/** The letter of a seat, counted from 1. */
export function seatLetter(seat: number): string {
  return LETTERS[seat - 1] ?? String(seat)
}

/** The colour of a train's owner, or of a Mexican train, as CSS. */
export function seatColour(train: string): string {
  return train.startsWith('M') ? 'var(--seat-mexican)' : `var(--seat-${train})`
}

/** Patterns on an 8 x 8 grid, one for each seat; light strokes on the seat's colour. */
const PATTERNS = [
  '',
  'M-2 2 2 -2M-2 10 10 -2M6 10l4-4',
  'M0 4h8',
  'M4 0v8',
  'M4 2.6a1.4 1.4 0 1 0 .01 0',
  'M-2 6 2 10M-2 -2 10 10M6 -2l4 4',
  'M0 4h8M4 0v8',
  'M0 0l8 8M8 0 0 8',
  'M0 6l4-4 4 4',
  'M2 0v8M5 0v8',
  'M0 2h8M0 5h8',
  'M0 2l4 4 4-4',
  'M0 0h4v4H0zM4 4h4v4H4z',
  'M2 2h4v4H2z',
] as const

/** The pattern of a train's band; the Mexican train has sleepers. */
export function seatPattern(train: string): string {
  return train.startsWith('M') ? 'M0 1.5h8M0 5.5h8' : (PATTERNS[Number(train) - 1] ?? '')
}
