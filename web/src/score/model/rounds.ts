// The rounds of a game: their cards, the questions that the rules raise, the checks, the points.

import type { Flag, HandEntered, Question, RoundCounted } from '../../generated/scores'
import { ends } from '../../table/tiles'
import { allPoints, handPoints, isKnown, isOut, roundPoints } from './counting'
import { type Game, playing } from './game'
import { type Values, enginesOfRound, tilesToDraw } from './rules'

type Ask = (name: string, answers: string[]) => string | undefined

/** All rounds with a hand in them, and one more, which is played next. */
export function roundsOf(game: Game): RoundCounted[] {
  const last = Math.max(0, ...game.hands.keys())
  const found: RoundCounted[] = []
  const used: number[] = []
  let previous = ''
  for (let number = 1; ; number++) {
    const engines = enginesOfRound(game.values, game.set, used)
    const lead = leadOfRound(game, number, previous)
    const round = countRound(game, number, engines, lead)
    found.push(round)
    if (number > last && !round.is_entered) return found
    used.push(round.engine ?? -1)
    previous = lead || previous
  }
}

/** Who has the lead: the next after the last round's, among those who play. */
function leadOfRound(game: Game, number: number, previous: string): string {
  const players = playing(game, number)
  const chosen = game.leads.get(number) ?? ''
  if (players.includes(chosen)) return chosen
  if (number === 1 && game.firstLead && players.includes(game.firstLead)) return game.firstLead
  const order = [...game.players.keys()]
  const begin = previous ? order.indexOf(previous) + 1 : 0
  const turns = [...order.slice(begin), ...order.slice(0, begin)]
  return turns.find((each) => players.includes(each)) ?? ''
}

function countRound(game: Game, number: number, engines: number[], lead: string): RoundCounted {
  const { values } = game
  const players = playing(game, number)
  const engine = game.engines.get(number) ?? (engines.length === 1 ? (engines[0] ?? null) : null)
  const hands = new Map<string, HandEntered>()
  for (const player of players) {
    const hand = game.hands.get(number)?.get(player)
    if (isKnown(hand)) hands.set(player, hand)
  }
  const counts = Object.fromEntries(
    [...hands].map(([player, hand]) => [player, handPoints(values, hand)]),
  )
  const round: RoundCounted = {
    number,
    players,
    engines,
    engine,
    lead,
    shuffles: lead ? (players.at(players.indexOf(lead) - 1) ?? '') : '',
    tiles: tilesToDraw(values, game.set, players.length),
    hands: counts,
    is_entered: players.length > 0 && hands.size === players.length,
    is_blocked: false,
    out: players.filter((player) => hands.has(player) && isOut(hands.get(player)!)),
    points: {},
    questions: [],
    flags: [],
  }
  if (round.is_entered) settle(game, round, hands)
  round.flags = flagsOf(values, game.set, engine, hands, counts)
  return round
}

/** Ask what the rules need to know of a round whose hands are all there, and count it. */
function settle(game: Game, round: RoundCounted, hands: Map<string, HandEntered>): void {
  const { values } = game
  const given = (name: string) => game.answers.get(`${round.number} ${name}`)
  const ask: Ask = (name, answers) => {
    const answer = given(name)
    if (answer !== undefined && answers.includes(answer)) return answer
    round.questions.push({ name, answers } satisfies Question)
    return undefined
  }
  if (round.engine === null) ask('engine', round.engines.map(String))
  round.is_blocked =
    round.out.length === 1 ? given('ending') === 'blocked' : isBlocked(values, round.out, ask)
  if (round.is_blocked) round.out = []
  if (asksDoubleBlank(values, round.engine, hands, round.out)) {
    const bare = round.players.filter((each) => !hands.get(each)?.tiles && !round.out.includes(each))
    const holder = ask('double-blank', [...bare, 'none', 'counted'])
    if (holder !== undefined && bare.includes(holder)) {
      round.hands[holder] = (round.hands[holder] ?? 0) + Number(values['double_blank'])
    }
  }
  const isDoubled =
    values['out_on_double'] === 'doubled' &&
    !round.is_blocked &&
    ask('out-on-double', ['yes', 'no']) === 'yes'
  const points = roundPoints(
    values,
    round.players.map((each) => round.hands[each] ?? 0),
    round.players.map((each) => round.out.includes(each)),
    round.is_blocked,
    isDoubled,
  )
  round.points = Object.fromEntries(round.players.map((each, seat) => [each, points[seat] ?? 0]))
}

/** Whether a round ended blocked, where not exactly one is out. */
function isBlocked(values: Values, zeros: readonly string[], ask: Ask): boolean {
  // In a first lap that is played to its end, or with a last double that wants a follow-up.
  const mayBeMany = values['first_out'] === 'finish-lap' || values['final_double'] === 'must-follow'
  const answer = ask('ending', zeros.length && mayBeMany ? ['blocked', 'out'] : ['blocked'])
  return answer === 'blocked' || (answer === undefined && zeros.length === 0)
}

/** Whether nothing tells where the 0-0 is, and it makes a difference. */
function asksDoubleBlank(
  values: Values,
  engine: number | null,
  hands: Map<string, HandEntered>,
  out: readonly string[],
): boolean {
  const isHeld = [...hands.values()].some(({ tiles }) => tiles?.includes('0-0'))
  const isBare = [...hands].some(([player, { tiles }]) => !tiles && !out.includes(player))
  return values['double_blank'] !== 0 && engine !== 0 && isBare && !isHeld
}

/** What cannot be right in the hands of a round. */
function flagsOf(
  values: Values,
  top: number,
  engine: number | null,
  hands: Map<string, HandEntered>,
  counts: Record<string, number>,
): Flag[] {
  const found: Flag[] = []
  const all = [...hands.values()].flatMap(({ tiles }) => tiles ?? [])
  for (const tile of [...new Set(all)].sort((one, other) => tileNumber(one) - tileNumber(other))) {
    const players = [...hands].filter(([, { tiles }]) => tiles?.includes(tile)).map(([id]) => id)
    const flag = (name: string) => found.push({ name, players, tile, points: 0 })
    if (all.filter((each) => each === tile).length > 1) flag('tile-twice')
    if (tile === `${engine}-${engine}`) flag('tile-engine')
    if (ends(tile)[0] > top) flag('tile-unknown')
  }
  const most = allPoints(values, top, engine)
  const every = Object.values(counts)
  if (every.reduce((sum, count) => sum + count, 0) > most) {
    const largest = Math.max(...every)
    const players = Object.keys(counts).filter((player) => counts[player] === largest)
    found.push({ name: 'too-many', players, tile: '', points: most })
  }
  return found
}

function tileNumber(tile: string): number {
  const [high, low] = ends(tile)
  return (high * (high + 1)) / 2 + low
}
