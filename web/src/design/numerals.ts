// The digits of tiles and signs, drawn as strokes so that they look alike on every device and stay
// crisp at every size. A plain signwriter's hand: round bowls, even strokes.

/** A number as strokes: the path, and the width that it takes. */
export interface Numeral {
  path: string
  width: number
}

type Pen = (across: number, down: number) => string

const DIGITS: ((at: Pen, size: Pen) => string)[] = [
  (at, size) =>
    `M${at(0, 0.32)}A${size(0.5, 0.32)} 0 0 1 ${at(1, 0.32)}L${at(1, 0.68)}` +
    `A${size(0.5, 0.32)} 0 0 1 ${at(0, 0.68)}Z`,
  (at) => `M${at(0.05, 0.24)}L${at(0.62, 0)}L${at(0.62, 1)}`,
  (at, size) =>
    `M${at(0, 0.3)}A${size(0.5, 0.3)} 0 0 1 ${at(1, 0.3)}C${at(1, 0.52)} ${at(0.4, 0.64)} ` +
    `${at(0, 1)}L${at(1, 1)}`,
  (at, size) =>
    `M${at(0.04, 0.18)}A${size(0.46, 0.25)} 0 0 1 ${at(0.96, 0.24)}C${at(0.96, 0.4)} ` +
    `${at(0.76, 0.46)} ${at(0.42, 0.46)}C${at(0.8, 0.46)} ${at(1, 0.56)} ${at(1, 0.73)}` +
    `A${size(0.5, 0.27)} 0 0 1 ${at(0, 0.8)}`,
  (at) => `M${at(0.58, 0)}L${at(0, 0.7)}L${at(1, 0.7)}M${at(0.74, 0.42)}L${at(0.74, 1)}`,
  (at) =>
    `M${at(0.92, 0)}L${at(0.14, 0)}L${at(0.06, 0.46)}C${at(0.18, 0.38)} ${at(0.32, 0.36)} ` +
    `${at(0.48, 0.36)}C${at(0.8, 0.36)} ${at(1, 0.48)} ${at(1, 0.68)}C${at(1, 0.88)} ` +
    `${at(0.8, 1)} ${at(0.48, 1)}C${at(0.24, 1)} ${at(0.08, 0.93)} ${at(0, 0.81)}`,
  (at, size) =>
    `M${at(0.78, 0)}C${at(0.4, 0.18)} ${at(0, 0.42)} ${at(0, 0.69)}A${size(0.5, 0.31)} 0 1 0 ` +
    `${at(1, 0.69)}A${size(0.5, 0.31)} 0 0 0 ${at(0, 0.69)}`,
  (at) => `M${at(0, 0)}L${at(1, 0)}L${at(0.34, 1)}`,
  (at, size) =>
    `M${at(0.07, 0.235)}A${size(0.43, 0.235)} 0 1 1 ${at(0.93, 0.235)}A${size(0.43, 0.235)} ` +
    `0 1 1 ${at(0.07, 0.235)}ZM${at(0, 0.735)}A${size(0.5, 0.265)} 0 1 1 ${at(1, 0.735)}` +
    `A${size(0.5, 0.265)} 0 1 1 ${at(0, 0.735)}Z`,
  (at, size) =>
    `M${at(0.22, 1)}C${at(0.6, 0.82)} ${at(1, 0.58)} ${at(1, 0.31)}A${size(0.5, 0.31)} 0 1 0 ` +
    `${at(0, 0.31)}A${size(0.5, 0.31)} 0 0 0 ${at(1, 0.31)}`,
]

/** How much narrower a 1 is than the other digits. */
const ONE = 0.62

/** The strokes of a number from 0 on, `height` high, in at most `width`. */
export function numeral(number: number, width: number, height: number): Numeral {
  const digits = [...String(number)].map(Number)
  const gap = height * 0.25
  const widths = digits.map((digit) => (digit === 1 ? ONE : 1))
  const wide = widths.reduce((sum, each) => sum + each, 0)
  const digit = Math.min(height * 0.58, (width - gap * (digits.length - 1)) / wide)
  let left = 0
  let path = ''
  for (const [place, each] of digits.entries()) {
    const start = left
    const at: Pen = (x, y) => `${round(start + x * digit)} ${round(y * height)}`
    const size: Pen = (x, y) => `${round(x * digit)} ${round(y * height)}`
    path += DIGITS[each]?.(at, size) ?? ''
    left += digit * (widths[place] ?? 1) + gap
  }
  return { path, width: left - gap }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
