import { describe, expect, test } from 'vitest'
import { GAP, layoutFor } from './layout'
import { ringFor } from './ring'

/** A phone of 390 x 763 with 15 tiles in hand, in rem: what is left for the board. */
const PHONE = { width: 23.4, height: 22.8 }

describe('the layout', () => {
  test('fifteen trains fit on a phone as cells in three columns', () => {
    const layout = layoutFor(15, PHONE.width, PHONE.height, 'auto')
    expect(layout).toMatchObject({ kind: 'cells', columns: 3, fits: true })
  })

  test.each([2, 3, 5, 7, 9, 15])('%i trains take no more room than there is, if they fit', (trains) => {
    for (const [width, height] of [[20, 20], [23, 25], [50, 50], [80, 34], [116, 55]] as const) {
      const { columns, height: row, fits } = layoutFor(trains, width, height, 'auto')
      const rows = Math.ceil(trains / columns)
      if (fits) expect(rows * row + (rows - 1) * GAP).toBeLessThanOrEqual(height + 1e-9)
    }
  })

  test('there is always some layout, however small the screen or large the text', () => {
    for (const wish of ['auto', 'cells', 'lanes', 'ring'] as const) {
      const { columns, height, fits } = layoutFor(15, 5, 1, wish)
      expect(columns).toBeGreaterThanOrEqual(1)
      expect(height).toBeGreaterThan(0)
      expect(fits).toBe(false)
    }
  })

  test('the ring is shown only where it has room', () => {
    expect(layoutFor(9, 60, 34, 'ring').kind).toBe('ring')
    expect(layoutFor(9, PHONE.width, PHONE.height, 'ring').kind).not.toBe('ring')
  })
})

describe('the ring', () => {
  test.each([3, 5, 9, 10, 15])('no two of %i cells overlap, and all are on the screen', (count) => {
    const [width, height] = [1400, 900]
    const { spokes, cell } = ringFor(Array.from({ length: count }, () => []), width, height, 16)
    for (const [index, { cell: one }] of spokes.entries()) {
      expect(one.x - cell.width / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + cell.width / 2).toBeLessThanOrEqual(width)
      expect(one.y - cell.height / 2).toBeGreaterThanOrEqual(0)
      expect(one.y + cell.height / 2).toBeLessThanOrEqual(height)
      for (const { cell: other } of spokes.slice(index + 1)) {
        const isApart =
          Math.abs(one.x - other.x) >= cell.width || Math.abs(one.y - other.y) >= cell.height
        expect(isApart).toBe(true)
      }
    }
  })
})
