// How a player has arranged the own hand: kept on this device for each table, round and seat.

import { read, write } from '../lib/storage'
import { ends, isSameTile, pipsOf, tileKey } from './tiles'

/** The hand in the order kept; tiles that it does not know come last. */
export function arrange(hand: readonly string[], kept: readonly string[]): string[] {
  const places = new Map(kept.map((tile, place) => [tileKey(tile), place]))
  const placeOf = (tile: string) => places.get(tileKey(tile)) ?? kept.length
  return [...hand].sort((one, other) => placeOf(one) - placeOf(other))
}

/** The order with one tile moved to the place of another. */
export function moveTile(order: readonly string[], tile: string, to: string): string[] {
  const target = order.findIndex((each) => isSameTile(each, to))
  const rest = order.filter((each) => !isSameTile(each, tile))
  return [...rest.slice(0, target), tile, ...rest.slice(target)]
}

/** The order by numbers: the higher end first, then the other. */
export function sortByNumber(hand: readonly string[]): string[] {
  return [...hand].sort((one, other) => {
    const [high, low] = ends(tileKey(one))
    const [otherHigh, otherLow] = ends(tileKey(other))
    return otherHigh - high || otherLow - low
  })
}

/** A train that goes on from `end`, each time by the heaviest tile. */
export function trainOf(hand: readonly string[], end: number): string[] {
  const rest = [...hand].sort((one, other) => pipsOf(other) - pipsOf(one))
  const train: string[] = []
  for (let number = end; ; ) {
    const fitting = rest.filter((tile) => ends(tile).includes(number))
    const next = fitting.find((tile) => ends(tile)[0] === ends(tile)[1]) ?? fitting[0]
    if (next === undefined) return train
    rest.splice(rest.indexOf(next), 1)
    train.push(next)
    const [first, second] = ends(next)
    number = first === number ? second : first
  }
}

/** The order with the tiles of a plan first, as the plan has them; the rest by numbers. */
export function sortByPlan(hand: readonly string[], plan: readonly string[]): string[] {
  const planned = plan.flatMap((tile) => hand.find((each) => isSameTile(each, tile)) ?? [])
  return [...planned, ...sortByNumber(hand.filter((tile) => !planned.includes(tile)))]
}

/** The tiles turned as they would lie from `end` on, as far as each touches the one before. */
export function turned(plan: readonly string[], end: number): string[] {
  let number = end
  return plan.map((tile) => {
    const [first, second] = ends(tile)
    const isTurned = first !== number && second === number
    number = isTurned ? first : second
    return isTurned ? `${second}-${first}` : tile
  })
}

/** Where the order of this table, round and seat is kept. */
export interface Keeping {
  code: string
  round: number
  seat: number
}

const KEY = 'caboose.hand'

/** An order of the hand, and those of its tiles that stand in the plan row at its beginning. */
export interface Kept {
  order: string[]
  plan: string[]
}

export function kept({ code, round, seat }: Keeping): Kept {
  const found = read<{ round?: number; order?: unknown; plan?: unknown }>(
    `${KEY}.${code}.${seat}`,
    {},
  )
  if (found.round !== round) return { order: [], plan: [] }
  return { order: textsIn(found.order), plan: textsIn(found.plan) }
}

/** Keep an order; that of an earlier round at the same table makes way. */
export function keep({ code, round, seat }: Keeping, { order, plan }: Kept): void {
  write(`${KEY}.${code}.${seat}`, { round, order, plan })
}

function textsIn(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
}
