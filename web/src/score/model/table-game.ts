// A score sheet as what a table of the server has to be opened with. The other way round goes
// caboose.scores.matches, since only the server knows the hands of a table.

import type { GameCounted } from '../../generated/scores'
import { parseRules, rulesText } from '../../lib/rules'

export interface TableWanted {
  rules: string
  seats: number
  names: string[]
  earlier: number[][]
  lead: number
  /** What the players should know of those who came late: rounds they missed, points they began with. */
  late: { name: string; missed: number; brought: number }[]
  /** Who has left and stays on the sheet. */
  gone: string[]
}

/** What a table has to be opened with to go on where a sheet stands; with those who play now. */
export function tableOf(counted: GameCounted): TableWanted {
  const players = counted.players.filter(({ is_playing }) => is_playing)
  const entered = counted.rounds.filter((round) => round.is_entered)
  const earlier = entered.map(({ points }) => players.map(({ id }) => points[id] ?? 0))
  const late = players.map(({ name, total, rounds }, seat) => {
    // What somebody began with belongs to no round: it is counted with the first.
    const brought = total - earlier.reduce((sum, row) => sum + (row[seat] ?? 0), 0)
    if (earlier[0]) earlier[0][seat] = (earlier[0][seat] ?? 0) + brought
    return { name, missed: entered.length - rounds, brought }
  })
  const chosen = parseRules(counted.rules)
  chosen.changes['set'] = counted.set
  const next = players.findIndex(({ id }) => id === counted.rounds.find((r) => !r.is_entered)?.lead)
  const seats = players.length
  return {
    rules: rulesText(chosen),
    seats,
    names: players.map(({ name }) => name),
    earlier,
    lead: ((((Math.max(0, next) - entered.length) % seats) + seats) % seats) + 1,
    late: late.filter(({ missed, brought }) => missed || brought),
    gone: counted.players.filter(({ is_playing }) => !is_playing).map(({ name }) => name),
  }
}
