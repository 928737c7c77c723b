import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyEntry, Change, GameCounted } from '../src/generated/scores'
import { changesOf } from '../src/score/model/changes'
import { merge, newId, newestCounting, nextTime } from '../src/score/model/entries'
import { countGame } from '../src/score/model/standing'

interface Vector {
  entries: AnyEntry[]
  game: GameCounted
  changes: Change[]
}
const file = new URL('score-vectors.json', import.meta.url)
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf-8'))

test.each(vectors.map((vector, number) => ({ ...vector, number })))(
  'game $number counts as Python counts it',
  ({ entries, game, changes }) => {
    expect(countGame(entries)).toEqual(game)
    expect(countGame(entries.toReversed())).toEqual(game)
    expect(changesOf(entries)).toEqual(changes)
  },
)

test('entries of several devices merge without loss', () => {
  const entries = vectors.flatMap((vector) => vector.entries).slice(0, 40)
  const ids = new Set(entries.map(({ id }) => id))
  expect(merge(entries.slice(0, 30), entries.slice(10)).length).toBe(ids.size)
})

test('a new entry is later than all that the device knows, and has an id of its own', () => {
  const entry: AnyEntry = { kind: 'ended', id: 'a', at: 1000 }
  expect(nextTime([entry], 5)).toBe(1001)
  expect(nextTime([entry], 5000)).toBe(5000)
  expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000)
})

test('undo takes back the newest entry that counts, but not how the game was set up', () => {
  const entries: AnyEntry[] = [
    { kind: 'joined', id: 'a', at: 1, player: 'ann', name: 'Ann' },
    { kind: 'hand', id: 'b', at: 2, round: 1, player: 'ann', points: 5 },
    { kind: 'ended', id: 'c', at: 3 },
    { kind: 'undone', id: 'd', at: 4, entry: 'c' },
  ]
  expect(newestCounting(entries)?.id).toBe('b')
  expect(newestCounting(entries.slice(0, 1))).toBeUndefined()
})
