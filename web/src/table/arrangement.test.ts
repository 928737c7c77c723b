import { beforeEach, describe, expect, test } from 'vitest'
import { arrange, keepOrder, keptOrder, moveTile, sortAsTrain, sortByNumber } from './arrangement'

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
  for (const end of [0, 3, 6]) expect(sortAsTrain(HAND, end).sort()).toEqual(sorted)
})

test('as a train each tile touches the one before, doubles first', () => {
  expect(sortAsTrain(HAND, 6)).toEqual(['6-6', '6-2', '5-2', '5-1', '4-0'])
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
    keepOrder(keeping, ['5-2', '5-1'])
    expect(keptOrder(keeping)).toEqual(['5-2', '5-1'])
    expect(keptOrder({ ...keeping, round: 3 })).toEqual([])
    expect(keptOrder({ ...keeping, seat: 2 })).toEqual([])
    expect(keptOrder({ ...keeping, code: 'OTHER' })).toEqual([])
  })

  test('what another version or a stranger wrote does no harm', () => {
    for (const text of ['{', '7', '{"round":2,"order":7}', '{"round":2,"order":[1,null,"5-2"]}']) {
      store.set('caboose.hand.KLM4P7.1', text)
      expect(() => keptOrder(keeping)).not.toThrow()
    }
    expect(keptOrder(keeping)).toEqual(['5-2'])
  })
})
