import { describe, expect, test } from 'vitest'
import { numeral } from '../design/numerals'
import { ends, isDouble, isSameTile, pipLayout, tileKey } from './tiles'

describe('the pips of every number that a set can have', () => {
  const numbers = Array.from({ length: 19 }, (_, number) => number)

  test.each(numbers)('%i has as many pips as it says, none on another', (number) => {
    const pips = pipLayout(number)
    expect(pips).toHaveLength(number)
    const apart = pips.flatMap((one, place) =>
      pips.slice(place + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(Math.min(...apart, 2)).toBeGreaterThan(0.39)
  })

  test.each(numbers)('%i lies within its half and looks the same turned around', (number) => {
    const pips = pipLayout(number)
    for (const { x, y } of pips) {
      expect(Math.abs(x)).toBeLessThanOrEqual(1)
      expect(Math.abs(y)).toBeLessThanOrEqual(1.0001)
      const opposite = pips.some((pip) => Math.hypot(pip.x + x, pip.y + y) < 1e-9)
      expect(opposite).toBe(true)
    }
  })
})

test('a tile is the same in both ways of writing it', () => {
  expect(tileKey('5-12')).toBe('12-5')
  expect(isSameTile('5-12', '12-5')).toBe(true)
  expect(isSameTile('5-12', '12-6')).toBe(false)
  expect(ends('10-9')).toEqual([10, 9])
  expect([isDouble('11-11'), isDouble('11-1')]).toEqual([true, false])
})

test.each([0, 1, 7, 11, 18, 20])('the numeral %i keeps to the width that it is given', (number) => {
  const { path, width } = numeral(number, 18, 24)
  expect(width).toBeLessThanOrEqual(18.001)
  expect(width).toBeGreaterThan(0)
  expect(path).not.toContain('NaN')
})
