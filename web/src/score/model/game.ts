// A game as the fold of its entries; what the rules make of it is counted in rounds.ts.

import type { AnyEntry, HandEntered } from '../../generated/scores'
import { merge, undoneIds } from './entries'
import { type Values, valuesOf } from './rules'

export interface Player {
  id: string
  name: string
  /** What the player starts with. */
  points: number
  /** From which rounds on the player plays or does not, in the order entered. */
  changes: [from: number, plays: boolean][]
}

export interface Game {
  rules: string
  values: Values
  set: number
  league: string
  /** In the order of the seats. */
  players: Map<string, Player>
  firstLead: string | null
  /** The newest entry for each round and player. */
  hands: Map<number, Map<string, HandEntered>>
  /** By round and question. */
  answers: Map<string, string>
  engines: Map<number, number>
  leads: Map<number, string>
  isEnded: boolean
}

/** The game of these entries, in whatever order they come. */
export function fold(entries: readonly AnyEntry[]): Game {
  const game: Game = {
    rules: 'spruce',
    values: valuesOf('spruce'),
    set: 12,
    league: '',
    players: new Map(),
    firstLead: null,
    hands: new Map(),
    answers: new Map(),
    engines: new Map(),
    leads: new Map(),
    isEnded: false,
  }
  const ordered = merge(entries)
  const gone = undoneIds(ordered)
  for (const entry of ordered) if (!gone.has(entry.id)) apply(game, entry)
  return game
}

function apply(game: Game, entry: AnyEntry): void {
  const player = 'player' in entry ? game.players.get(entry.player) : undefined
  switch (entry.kind) {
    case 'rules':
      game.rules = entry.rules ?? 'spruce'
      game.values = valuesOf(game.rules)
      game.set = entry.set ?? 12
      game.league = entry.league ?? ''
      break
    case 'joined': {
      const joined = player ?? { id: entry.player, name: '', points: 0, changes: [] }
      joined.name = entry.name
      joined.points = entry.points ?? 0
      joined.changes.push([entry.from_round ?? 1, true])
      game.players.set(entry.player, joined)
      break
    }
    case 'renamed':
      if (player) player.name = entry.name
      break
    case 'left':
      player?.changes.push([entry.from_round, false])
      break
    case 'returned':
      player?.changes.push([entry.from_round, true])
      break
    case 'lead':
      if (player) game.firstLead = player.id
      break
    case 'hand':
      if (player) handsOf(game, entry.round).set(player.id, entry)
      break
    case 'answer':
      game.answers.set(`${entry.round} ${entry.question}`, entry.answer)
      break
    case 'card': {
      const { round, engine, lead } = entry
      if (typeof engine === 'number' && engine <= game.set) game.engines.set(round, engine)
      if (lead && game.players.has(lead)) game.leads.set(round, lead)
      break
    }
    case 'ended':
      game.isEnded = true
      break
    case 'undone':
  }
}

function handsOf(game: Game, round: number): Map<string, HandEntered> {
  const hands = game.hands.get(round) ?? new Map<string, HandEntered>()
  game.hands.set(round, hands)
  return hands
}

/** The ids of those who play in a round, in the order of the seats. */
export function playing(game: Game, round: number): string[] {
  return [...game.players.values()].filter((player) => plays(player, round)).map(({ id }) => id)
}

function plays(player: Player, round: number): boolean {
  let since = 0
  let isIn = false
  for (const [from, comes] of player.changes) {
    if (since <= from && from <= round) [since, isIn] = [from, comes]
  }
  return isIn
}
