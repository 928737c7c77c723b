// The outlines of one half of a tile. All pips are one path: elements for each of them would cost
// more than all else when a table opens.

import { type Numeral, numeral } from '../design/numerals'
import { pipLayout } from './tiles'

/** Where a half lies, and whether without the numeral, where one stands beside it already. */
export interface HalfBox {
  x: number
  y: number
  width: number
  height: number
  isPlain: boolean
}

interface Half {
  digits: Numeral
  /** The left edge of the numeral. */
  left: number
  pips: string
  /** The light on the lower rim of each pip. */
  rims: string
}

const drawn = new Map<string, Half>()

/** The half with this number; drawn once for all tiles that lie alike. */
export function halfOf(number: number, box: HalfBox): Half {
  const key = [number, box.x, box.y, box.width, box.height, box.isPlain].join(' ')
  const half = drawn.get(key) ?? draw(number, box)
  drawn.set(key, half)
  return half
}

function draw(number: number, { x, y, width, height, isPlain }: HalfBox): Half {
  const rows = number > 15 ? 6 : number > 12 ? 5 : number > 9 ? 4 : 3
  const across = isPlain ? width * 0.27 : width * 0.135
  const down = rows > 3 ? height * 0.33 : Math.min(height * 0.25, across * 1.7)
  const radius = Math.min((down * 2) / (rows - 1) / 2.4, across / 2.35)
  const centre = isPlain ? x + width / 2 : x + width * 0.72
  const places = pipLayout(number).map((pip) => ({
    x: centre + pip.x * across,
    y: y + height / 2 + pip.y * down,
  }))
  const digits = numeral(number, width * 0.35, height * 0.46)
  return {
    digits,
    left: x + width * 0.29 - digits.width / 2,
    pips: places.map((place) => circle(place.x, place.y, radius)).join(''),
    rims: places
      .map((place) => circle(place.x + radius * 0.14, place.y + radius * 0.28, radius * 1.04))
      .join(''),
  }
}

function circle(x: number, y: number, radius: number): string {
  const [left, size, width] = [x - radius, radius, radius * 2].map((each) => each.toFixed(2))
  const arc = `a${size} ${size} 0 1 0`
  return `M${left} ${y.toFixed(2)}${arc} ${width} 0${arc}-${width} 0`
}
