// A match of a table of the server as a score sheet, and the other way round.

import type { AnyEntry, GameCounted, PlayerJoined, RulesChosen } from '../../generated/scores'
import { parseRules, rulesText } from '../../lib/rules'
import { type NewEntry, newId } from './entries'
import { firstEngine, roundCount, valuesOf } from './rules'
import { countGame } from './standing'

/** The entries of a score sheet that goes on where a table's match stands. */
export function entriesOfTable(
  rules: string,
  set: number,
  names: readonly string[],
  scores: readonly (readonly number[])[],
): NewEntry[] {
  const whole = roundByRound(rules, set, names, scores)
  const stamped = whole.map((entry, at) => ({ ...entry, id: `e${at}`, at }) as AnyEntry)
  const totals = names.map((_, seat) => scores.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
  const { players } = countGame(stamped)
  if (players.every(({ total }, seat) => total === totals[seat])) return whole
  return totalsOnly(rules, set, names, scores.length, totals)
}

/** Each round's points as bare numbers, counted already. */
function roundByRound(
  rules: string,
  set: number,
  names: readonly string[],
  scores: readonly (readonly number[])[],
): NewEntry[] {
  const players = names.map(newId)
  const entries: NewEntry[] = [
    { kind: 'rules', rules, set, league: '' },
    ...names.map((name, seat) => ({ kind: 'joined' as const, player: players[seat]!, name })),
  ]
  scores.forEach((row, place) => {
    const round = place + 1
    row.forEach((points, seat) => {
      entries.push({ kind: 'hand', round, player: players[seat]!, points: Math.max(0, points) })
    })
    const zeros = row.filter((points) => points <= 0).length
    const answers = { 'double-blank': 'counted', 'out-on-double': 'no' }
    for (const [question, answer] of Object.entries(answers)) {
      entries.push({ kind: 'answer', round, question, answer })
    }
    if (zeros !== 1) {
      entries.push({ kind: 'answer', round, question: 'ending', answer: zeros ? 'out' : 'blocked' })
    }
  })
  return entries
}

/** Where points do not tell the hands: everybody begins with the total, at the next engine. */
function totalsOnly(
  rules: string,
  set: number,
  names: readonly string[],
  rounds: number,
  totals: readonly number[],
): NewEntry[] {
  const values = valuesOf(rules)
  const count = roundCount(values, set)
  const chosen = parseRules(rules)
  const first = firstEngine(values, set)
  chosen.changes['first_engine'] = first - (rounds % (first + 1))
  if (count !== null) chosen.changes['rounds'] = Math.max(1, count - rounds)
  return [
    { kind: 'rules', rules: rulesText(chosen), set, league: '' } satisfies Omit<RulesChosen, 'id' | 'at'>,
    ...names.map(
      (name, seat) =>
        ({ kind: 'joined', player: newId(), name, points: totals[seat] ?? 0 }) satisfies Omit<
          PlayerJoined,
          'id' | 'at'
        >,
    ),
  ]
}

export interface TableWanted {
  rules: string
  seats: number
  names: string[]
  earlier: number[][]
  lead: number
}

/** What a table has to be opened with to go on where a sheet stands; with those who play now. */
export function tableOf(counted: GameCounted): TableWanted {
  const players = counted.players.filter(({ is_playing }) => is_playing)
  const entered = counted.rounds.filter((round) => round.is_entered)
  const earlier = entered.map(({ points }) => players.map(({ id }) => points[id] ?? 0))
  players.forEach(({ total }, seat) => {
    // What somebody began with belongs to no round: it is counted with the first.
    const brought = total - earlier.reduce((sum, row) => sum + (row[seat] ?? 0), 0)
    if (earlier[0]) earlier[0][seat] = (earlier[0][seat] ?? 0) + brought
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
  }
}
