import { describe, expect, test } from 'vitest'

import type { Change, State, TrainSeen } from '../src/generated/messages'
import { changed } from '../src/lib/changes'

const train = (name: string, ...tiles: string[]) => ({ name, tiles }) as TrainSeen

const state = {
  seq: 7,
  table: {
    code: 'TABLE2',
    seats: ['before'],
    round: { engine: 12, to_play: 1, trains: [train('1'), train('2'), train('M')], history: ['a'] },
  },
} as unknown as State

const change = (parts: object) =>
  ({
    type: 'change',
    since: 7,
    seq: 8,
    table: { alert: 'now', spectators: 1, seats: null, turn: null, trains: [], steps: [], ...parts },
    mine: null,
    news: [],
  }) as unknown as Change

describe('a change', () => {
  test('replaces what it names and leaves the rest', () => {
    const laid = [train('M', '12-5'), train('M2')]
    const { seq, table } = changed(state, change({ turn: { to_play: 2 }, trains: laid, steps: ['b'] }))!
    expect(seq).toBe(8)
    expect(table).toMatchObject({ code: 'TABLE2', alert: 'now', seats: ['before'] })
    expect(table.round).toMatchObject({ engine: 12, to_play: 2, history: ['a', 'b'] })
    expect(table.round!.trains).toEqual([train('1'), train('2'), ...laid])
  })

  test('leaves the state that it follows as it was', () => {
    const before = structuredClone(state)
    changed(state, change({ seats: ['after'], trains: [train('1', '12-4')], steps: ['b'] }))
    expect(state).toEqual(before)
  })

  test('replaces all seats where one has changed', () => {
    expect(changed(state, change({ seats: ['after'] }))!.table.seats).toEqual(['after'])
  })

  test('is of use only to who has the state before it', () => {
    expect(changed({ ...state, seq: 6 }, change({}))).toBeNull()
    expect(changed(null, change({}))).toBeNull()
  })
})
