// Where the ring has its things: the engine in the middle, a spoke to each train's end.

import { isDouble } from './tiles'

export interface Point {
  x: number
  y: number
}

export interface Spoke {
  /** The middle of the train's cell, in pixels from the ring's top left. */
  cell: Point
  /** The tiles, the last one first, going inwards. */
  tiles: (Point & { degrees: number; isTurned: boolean })[]
}

export interface Ring {
  /** How much larger all is than on a crowded ring. */
  scale: number
  /** The width of a lying tile and the size of a cell, in pixels. */
  tile: number
  cell: { width: number; height: number }
  centre: Point
  spokes: Spoke[]
}

const MOST_TILES = 5
const GAP = 8
/** Points of the line on which the cells stand; enough that no step can be seen. */
const POINTS = 720

/** The first train stands at the bottom, the others go on clockwise. */
export function ringFor(
  trains: readonly (readonly string[])[],
  width: number,
  height: number,
  rem: number,
): Ring {
  const scale = trains.length <= 9 && width >= 55 * rem && height >= 35 * rem ? 1.35 : 1
  const high = trains.length <= 9 ? 4.75 : 4.2
  const cell = { width: 8.75 * rem * scale, height: high * rem * scale }
  const centre = { x: width / 2, y: height / 2 }
  const tile = Math.max(44, Math.min(5.5 * rem * scale, height / 8, width / 14))
  const places = placesAround(trains.length, centre, cell)
  const spokes = trains.map((tiles, index) => {
    const place = places[index] ?? centre
    const inner = Math.max(tile * 0.85, clearance(index, places, centre, tile))
    return { cell: place, tiles: tilesAlong(tiles, centre, place, tile, cell, inner) }
  })
  return { scale, tile, cell, centre, spokes }
}

/** So many places on a rounded line around the centre, with as much room between any two. */
function placesAround(count: number, centre: Point, cell: Ring['cell']): Point[] {
  // Few trains stand on an ellipse; many need the corners too.
  const bend = count <= 9 ? 1 : 0.4
  const line = Array.from({ length: POINTS + 1 }, (_, point) => {
    const angle = Math.PI / 2 + (point / POINTS) * 2 * Math.PI
    const reach = (value: number) => Math.sign(value) * Math.abs(value) ** bend
    return {
      x: centre.x + reach(Math.cos(angle)) * (centre.x - cell.width / 2 - 2),
      y: centre.y + reach(Math.sin(angle)) * (centre.y - cell.height / 2 - 2),
    }
  })
  // Measured in cells, which are wider than high.
  const lengths = [0]
  for (let point = 1; point <= POINTS; point++) {
    const [one, other] = [line[point - 1]!, line[point]!]
    const across = Math.abs(other.x - one.x) / (cell.width + GAP)
    const down = Math.abs(other.y - one.y) / (cell.height + GAP)
    lengths.push(lengths[point - 1]! + Math.max(across, down))
  }
  const whole = lengths[POINTS]!
  return Array.from({ length: count }, (_, place) => {
    const at = lengths.findIndex((length) => length >= (place / count) * whole)
    return line[at]!
  })
}

/** How far from the centre a spoke's tiles must stay so as not to touch the next spoke's. */
function clearance(index: number, places: Point[], centre: Point, tile: number): number {
  const angleOf = (at: Point) => Math.atan2(at.y - centre.y, at.x - centre.x)
  const own = angleOf(places[index]!)
  const apart = [index - 1, index + 1].map((other) => {
    const turn = Math.abs(own - angleOf(places.at(other % places.length)!))
    return Math.min(turn, 2 * Math.PI - turn)
  })
  return (tile * 0.28) / Math.tan(Math.max(0.01, Math.min(Math.PI, ...apart)) / 2)
}

function tilesAlong(
  tiles: readonly string[],
  centre: Point,
  place: Point,
  tile: number,
  cell: Ring['cell'],
  inner: number,
): Spoke['tiles'] {
  const away = { x: place.x - centre.x, y: place.y - centre.y }
  const far = Math.hypot(away.x, away.y) || 1
  const [cos, sin] = [away.x / far, away.y / far]
  const edge = Math.min(cell.width / 2 / Math.abs(cos || 1e-9), cell.height / 2 / Math.abs(sin || 1e-9))
  const isTurned = cos < -0.01
  const degrees = (Math.atan2(sin, cos) * 180) / Math.PI + (isTurned ? 180 : 0)
  const placed: Spoke['tiles'] = []
  // A double lies across and would touch a corner of the cell.
  let outer = far - edge - GAP - (isDouble(tiles.at(-1) ?? '0-1') ? tile * 0.15 : 0)
  for (const each of [...tiles].reverse().slice(0, MOST_TILES)) {
    const long = isDouble(each) ? tile / 2 : tile
    if (outer - long < inner) break
    const middle = outer - long / 2
    placed.push({
      x: centre.x + cos * middle,
      y: centre.y + sin * middle,
      degrees: degrees + (isDouble(each) ? 90 : 0),
      isTurned,
    })
    outer -= long + 3
  }
  return placed
}
