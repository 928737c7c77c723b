import { expect, test } from 'vitest'
import type { AnyEntry } from '../src/generated/scores'
import type { NewEntry } from '../src/score/model/entries'
import { countGame } from '../src/score/model/standing'
import { tableOf } from '../src/score/model/table-game'

const counted = (entries: NewEntry[]) =>
  countGame(entries.map((entry, at) => ({ ...entry, id: `e${at}`, at }) as AnyEntry))

/** A game of Ann, Bea and Carl with these points in its rounds. */
function game(rules: string, ...rounds: number[][]): NewEntry[] {
  const players = ['Ann', 'Bea', 'Carl']
  return [
    { kind: 'rules', rules, set: 12 },
    ...players.map((name) => ({ kind: 'joined' as const, player: name.toLowerCase(), name })),
    ...rounds.flatMap((row, place) =>
      row.map((points, seat) => ({
        kind: 'hand' as const, round: place + 1, player: players[seat]!.toLowerCase(), points,
      })),
    ),
  ] // prettier-ignore
}

test('a sheet goes to a table with its rounds, and the lead comes in its turn', () => {
  const scores = [[0, 25, 70], [9, 0, 4], [12, 30, 0], [1, 0, 9]]
  expect(tableOf(counted(game('wikihow follow_up=on-double', ...scores)))).toEqual({
    rules: 'wikihow follow_up=on-double set=12', seats: 3, names: ['Ann', 'Bea', 'Carl'],
    earlier: scores, lead: 1, late: [], gone: [],
  }) // prettier-ignore
})

test('who came late and who has left is told, and what somebody began with comes along', () => {
  const entries = game('wikihow', [0, 5, 6], [4, 0, 3])
  entries.push({ kind: 'left', player: 'ann', from_round: 3 })
  entries.push({ kind: 'joined', player: 'd', name: 'Dora', from_round: 3, points: 9 })
  entries.push({ kind: 'card', round: 3, lead: 'carl' })
  expect(tableOf(counted(entries))).toMatchObject({
    names: ['Bea', 'Carl', 'Dora'],
    earlier: [[5, 6, 9], [0, 3, 0]],
    lead: 3,
    late: [{ name: 'Dora', missed: 2, brought: 9 }],
    gone: ['Ann'],
  }) // prettier-ignore
})
