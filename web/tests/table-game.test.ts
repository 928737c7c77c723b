import { expect, test } from 'vitest'
import type { AnyEntry } from '../src/generated/scores'
import type { NewEntry } from '../src/score/model/entries'
import { countGame } from '../src/score/model/standing'
import { entriesOfTable, tableOf } from '../src/score/model/table-game'

const names = ['Ann', 'Bea', 'Carl']
const stamped = (entries: NewEntry[]) =>
  entries.map((entry, at) => ({ ...entry, id: `e${at}`, at }) as AnyEntry)
const counted = (rules: string, scores: number[][]) =>
  countGame(stamped(entriesOfTable(rules, 12, names, scores)))

test('a match goes to paper round by round and back again', () => {
  const scores = [[0, 25, 70], [9, 0, 4], [12, 30, 0]]
  const game = counted('spruce follow_up=on-double', scores)
  expect(game.players.map(({ total }) => total)).toEqual([21, 55, 74])
  expect(game.rounds.at(-1)).toMatchObject({ number: 4, engine: 9, lead: game.players[0]?.id })
  expect(game.rounds.flatMap(({ questions }) => questions)).toEqual([])
  expect(tableOf(game)).toEqual({
    rules: 'spruce follow_up=on-double set=12', seats: 3, names, earlier: scores, lead: 1,
  }) // prettier-ignore
})

test('where points do not tell the hands, the totals go on', () => {
  const game = counted('spruce scoring=winner-takes', [[40, 0, 0], [0, 0, 31]])
  expect(game.players.map(({ total }) => total)).toEqual([40, 0, 31])
  expect([game.rounds[0]?.engine, game.round_count]).toEqual([10, 11])
})

test('who has left stays away from the table, and what somebody began with comes along', () => {
  const entries = stamped(entriesOfTable('wikihow', 12, names, [[0, 5, 6]]))
  const [, ann, , carl] = entries as { player?: string }[]
  entries.push({ kind: 'left', id: 'x', at: 90, player: ann?.player ?? '', from_round: 2 })
  entries.push({ kind: 'joined', id: 'y', at: 91, player: 'd', name: 'Dora', from_round: 2, points: 9 })
  entries.push({ kind: 'card', id: 'z', at: 92, round: 2, lead: carl?.player ?? '' })
  const wanted = tableOf(countGame(entries))
  expect(wanted).toMatchObject({ names: ['Bea', 'Carl', 'Dora'], earlier: [[5, 6, 9]], lead: 1 })
})
