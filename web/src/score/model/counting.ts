// What hands count, and the points of a round.

import type { HandEntered } from '../../generated/scores'
import { ends } from '../../table/tiles'
import { type Values, isWinnerTakes } from './rules'

export function isKnown(hand: HandEntered | undefined): hand is HandEntered {
  return hand !== undefined && ((hand.points ?? null) !== null || (hand.tiles ?? null) !== null)
}

/** Whether nothing is held. */
export function isOut(hand: HandEntered): boolean {
  return hand.points === 0 || hand.tiles?.length === 0
}

/** What a tile counts in a hand. */
export function tilePoints(values: Values, tile: string): number {
  const [high, low] = ends(tile)
  if (high !== low) return high + low
  if (high === 0) return Number(values['double_blank'])
  return values['double_tiles'] === 'twice' ? 4 * high : 2 * high
}

/** What a hand counts; a number counts as it is. */
export function handPoints(values: Values, hand: HandEntered): number {
  if (!hand.tiles) return hand.points ?? 0
  return hand.tiles.reduce((sum, tile) => sum + tilePoints(values, tile), 0)
}

/** What all tiles count that can be in the hands: those of the set without the engine. */
export function allPoints(values: Values, top: number, engine: number | null): number {
  let sum = 0
  for (let high = 0; high <= top; high++) {
    for (let low = 0; low <= high; low++) {
      if (high !== low || high !== engine) sum += tilePoints(values, `${high}-${low}`)
    }
  }
  return sum
}

/** The points of a round, from what each hand counts and who is out. */
export function roundPoints(
  values: Values,
  hands: readonly number[],
  out: readonly boolean[],
  isBlocked: boolean,
  isOutOnDouble: boolean,
): number[] {
  const doubled = isOutOnDouble && values['out_on_double'] === 'doubled'
  const counts = hands.map((count) => (doubled ? 2 * count : count))
  const lowest = Math.min(...counts)
  const wins = isBlocked ? counts.map((count) => count === lowest) : out
  if (isWinnerTakes(values)) {
    const total = counts.reduce((sum, count, seat) => (wins[seat] ? sum : sum + count), 0)
    const share = Math.floor(total / wins.filter(Boolean).length)
    return counts.map((_, seat) => (wins[seat] ? share : 0))
  }
  const winner = isBlocked ? 0 : Number(values['out_bonus'])
  const counting = isBlocked && values['blocked'] !== 'lowest-zero'
  return counts.map((count, seat) => (wins[seat] && !counting ? winner : count))
}

/** A hand in one line: a number, or its tiles with `=` before them; empty if unknown. */
export function handText(hand: HandEntered | undefined): string {
  if (!isKnown(hand)) return ''
  return hand.tiles ? ['=', ...hand.tiles].join(' ') : String(hand.points)
}
