import { beforeEach, describe, expect, test } from 'vitest'
import {
  arrange,
  keep,
  kept,
  moveTile,
  sortByNumber,
  sortByPlan,
  trainOf,
  turned,
} from './arrangement'

const HAND = ['5-1', '6-6', '6-2', '5-2', '4-0']

test('a hand stands as it was kept, with what came since at its end', () => {
  expect(arrange(HAND, ['5-2', '9-9', '1-5'])).toEqual(['5-2', '5-1', '6-6', '6-2', '4-0'])
  expect(arrange(HAND, [])).toEqual(HAND)
})

test('a moved tile takes the place of the one it is dropped on', () => {
  expect(moveTile(['a', 'b', 'c', 'd'].map((_, n) => `${n}-0`), '3-0', '1-0')).toEqual(
    ['0-0', '3-0', '1-0', '2-0'],
  )
  expect(moveTile(['0-0', '1-0', '2-0'], '0-0', '2-0')).toEqual(['1-0', '2-0', '0-0'])
})

test('sorting loses and invents no tile', () => {
  const sorted = [...HAND].sort()
  expect(sortByNumber(HAND).sort()).toEqual(sorted)
  for (const end of [0, 3, 6]) {
    expect(sortByPlan(HAND, trainOf(HAND, end)).sort()).toEqual(sorted)
  }
})

test('as a train each tile touches the one before, doubles first', () => {
  expect(trainOf(HAND, 6)).toEqual(['6-6', '6-2', '5-2', '5-1'])
})

test('a plan stands first as it is, whatever its tiles are turned; what is not held is left out', () => {
  expect(sortByPlan(HAND, ['2-6', '2-5', '9-9'])).toEqual(['6-2', '5-2', '6-6', '5-1', '4-0'])
})

test('tiles are turned as they would lie, as far as they touch', () => {
  expect(turned(['6-2', '5-2', '5-1'], 6)).toEqual(['6-2', '2-5', '5-1'])
  expect(turned(['6-2', '6-6'], 2)).toEqual(['2-6', '6-6'])
  expect(turned(['4-0', '5-1'], 3)).toEqual(['4-0', '5-1'])
})

describe('what is kept on this device', () => {
  const store = new Map<string, string>()
  beforeEach(() => {
    store.clear()
    const localStorage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    }
    Object.assign(globalThis, { localStorage })
  })
  const keeping = { code: 'KLM4P7', round: 2, seat: 1 }

  test('comes back for the same table, round and seat only', () => {
    const arranged = { order: ['5-2', '5-1'], plan: ['5-2'] }
    const nothing = { order: [], plan: [] }
    keep(keeping, arranged)
    expect(kept(keeping)).toEqual(arranged)
    expect(kept({ ...keeping, round: 3 })).toEqual(nothing)
    expect(kept({ ...keeping, seat: 2 })).toEqual(nothing)
    expect(kept({ ...keeping, code: 'OTHER' })).toEqual(nothing)
  })

  test('what another version or a stranger wrote does no harm', () => {
    for (const text of ['{', '7', '{"round":2,"order":7}', '{"round":2,"order":[1,null,"5-2"]}']) {
      store.set('caboose.hand.KLM4P7.1', text)
      expect(() => kept(keeping)).not.toThrow()
    }
    expect(kept(keeping)).toEqual({ order: ['5-2'], plan: [] })
  })
})
