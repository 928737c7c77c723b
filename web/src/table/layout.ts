// How the board is laid out in the room that there is. Sizes are in rem, so that larger text counts.

export interface Layout {
  /** `cells`: the ends alone; `lanes`: the trains themselves; `ring`: around the engine. */
  kind: 'cells' | 'lanes' | 'ring'
  columns: number
  /** Whether a lane has its name beside its train, or above it. */
  isWide: boolean
  /** The height of a cell or lane. */
  height: number
  /** Whether all fit without scrolling. */
  fits: boolean
}

export const GAP = 0.375
const CELL = { width: 6.6, height: 4.2, highest: 7 }
const LANE = { width: 11, height: 5, highest: 8 }
const WIDE_LANE = { width: 21, height: 3.4, highest: 7 }
const RING = { width: 44, height: 28 }

type Wish = 'cells' | 'lanes' | 'ring' | 'auto'

/** How much larger everything on the board is for those who want big tiles. */
export const BIG = 1.35

/** The layout for so many trains in so much room: the trains themselves wherever they fit. */
export function layoutFor(
  trains: number,
  width: number,
  height: number,
  wish: Wish,
  scale = 1,
): Layout {
  const layout = plainLayout(trains, width / scale, height / scale, wish)
  return { ...layout, height: layout.height * scale }
}

function plainLayout(trains: number, width: number, height: number, wish: Wish): Layout {
  if (wish === 'ring' && width >= RING.width && height >= RING.height)
    return { kind: 'ring', columns: 1, isWide: true, height, fits: true }
  const cells = cellsIn(trains, width, height)
  if (wish === 'cells') return cells
  const lanes = [1, 2, 3].map((columns) => lanesIn(trains, columns, width, height))
  const best = lanes.find((layout) => layout?.fits)
  if (best) return best
  return wish === 'lanes' ? (lanes[0] ?? cells) : cells
}

function cellsIn(trains: number, width: number, height: number): Layout {
  const columns = Math.max(1, Math.min(trains, 5, Math.floor((width + GAP) / (CELL.width + GAP))))
  return rowsOf('cells', trains, columns, height, CELL, false)
}

function lanesIn(trains: number, columns: number, width: number, height: number): Layout | null {
  const own = (width - GAP * (columns - 1)) / columns
  if (own < LANE.width) return null
  const isWide = own >= WIDE_LANE.width
  return rowsOf('lanes', trains, columns, height, isWide ? WIDE_LANE : LANE, isWide)
}

function rowsOf(
  kind: 'cells' | 'lanes',
  trains: number,
  columns: number,
  room: number,
  size: { height: number; highest: number },
  isWide: boolean,
): Layout {
  const rows = Math.ceil(trains / columns)
  const height = (room - GAP * (rows - 1)) / rows
  return {
    kind,
    columns,
    isWide,
    height: Math.max(size.height, Math.min(size.highest, height)),
    fits: height >= size.height,
  }
}
