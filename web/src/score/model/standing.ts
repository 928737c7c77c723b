// How the players of a game stand: totals, places, ties, and whether the game is over.

import type { AnyEntry, GameCounted, RoundCounted, Tie } from '../../generated/scores'
import { type Game, fold } from './game'
import { roundsOf } from './rounds'
import { isDecided, isWinnerTakes, roundCount } from './rules'

/** What a player is ranked by, smaller is better: total, then the two tie-breaks. */
type Key = [number, number, number]

/** A game with all that its rules say about it. */
export function countGame(entries: readonly AnyEntry[]): GameCounted {
  const game = fold(entries)
  const rounds = roundsOf(game)
  const next = rounds.at(-1)!
  const entered = rounds.filter((round) => round.is_entered)
  const isOver = isGameOver(game, rounds)
  const current = (isOver && entered.at(-1)) || next
  const ids = [...game.players.keys()]
  const keys = new Map(ids.map((id) => [id, keyOf(game, entered, id)]))
  const ranking = entered.length ? rankPlayers(keys, current.players) : []
  const places = placesOf(ranking)
  const isLastEmpty = rounds.length > 1 && Object.keys(next.hands).length === 0
  return {
    rules: game.rules,
    set: game.set,
    league: game.league,
    players: [...game.players.values()].map(({ id, name }) => ({
      id,
      name,
      is_playing: current.players.includes(id),
      total: totalOf(game, entered, id),
      place: places.get(id) ?? 0,
      rounds: column(entered, id).length,
      rounds_out: entered.filter(({ out }) => out.includes(id)).length,
    })),
    round_count: roundCount(game.values, game.set),
    rounds: isOver && isLastEmpty ? rounds.slice(0, -1) : rounds,
    ranking,
    ties: isOver ? tiesOf(game, ranking, keys) : [],
    is_over: isOver,
    next_lead: next.lead,
  }
}

function isGameOver(game: Game, rounds: readonly RoundCounted[]): boolean {
  const settled = rounds.filter((round) => round.is_entered && round.questions.length === 0)
  const totals = [...game.players.keys()].map((id) => totalOf(game, settled, id))
  return (
    game.isEnded ||
    (settled.length > 0 && isDecided(game.values, game.set, settled.length, totals))
  )
}

function column(rounds: readonly RoundCounted[], player: string): number[] {
  return rounds.map(({ points }) => points[player]).filter((each) => each !== undefined)
}

function totalOf(game: Game, rounds: readonly RoundCounted[], player: string): number {
  return sum(column(rounds, player)) + (game.players.get(player)?.points ?? 0)
}

function keyOf(game: Game, rounds: readonly RoundCounted[], player: string): Key {
  const points = column(rounds, player)
  const total = totalOf(game, rounds, player)
  const above = points.filter((each) => each > 0)
  if (isWinnerTakes(game.values)) return [-total, -above.length, -Math.max(0, ...above)]
  return [total, above.length - points.length, above.length ? Math.min(...above) : 0]
}

/** The places from the first down; who does not play any more comes after all others. */
function rankPlayers(keys: ReadonlyMap<string, Key>, playing: readonly string[]): string[][] {
  const full = (id: string) => [playing.includes(id) ? 0 : 1, ...(keys.get(id) ?? [])]
  const groups: string[][] = []
  for (const id of [...keys.keys()].sort((one, other) => compare(full(one), full(other)))) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && compare(full(group[0]), full(id)) === 0) group.push(id)
    else groups.push([id])
  }
  return groups
}

/** Each player's place; equals share it, and the places after them are left out. */
export function placesOf(ranking: readonly (readonly string[])[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const group of ranking) {
    const place = places.size + 1
    for (const id of group) places.set(id, place)
  }
  return places
}

function tiesOf(game: Game, ranking: readonly string[][], keys: ReadonlyMap<string, Key>): Tie[] {
  const keyOfGroup = (group: readonly string[]): Key => keys.get(group[0] ?? '') ?? [0, 0, 0]
  const ties: Tie[] = ranking
    .filter((group) => group.length > 1)
    .map((group) => ({
      name: 'tie-shared',
      players: group,
      counts: group.map(() => Math.abs(keyOfGroup(group)[0])),
    }))
  for (const [above, below] of pairs(ranking)) {
    const [first, second] = [keyOfGroup(above), keyOfGroup(below)]
    if (first[0] !== second[0] || compare(first, second) === 0) continue
    const decides = first[1] === second[1] ? 2 : 1
    ties.push({
      name: tieName(isWinnerTakes(game.values), decides),
      players: [above[0] ?? '', below[0] ?? ''],
      counts: [Math.abs(first[decides]), Math.abs(second[decides])],
    })
  }
  return ties
}

function tieName(winnerTakes: boolean, decides: 1 | 2): string {
  if (winnerTakes) return decides === 1 ? 'tie-rounds-won' : 'tie-highest-round'
  return decides === 1 ? 'tie-zero-rounds' : 'tie-lowest-round'
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, place) => [items[place] as T, item])
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((each, place) => each !== other[place])
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
