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

/** The order as a train that goes on from `end`, each time by the heaviest tile; the rest last. */
export function sortAsTrain(hand: readonly string[], end: number): string[] {
  const rest = [...hand].sort((one, other) => pipsOf(other) - pipsOf(one))
  const train: string[] = []
  for (let number = end; ; ) {
    const fitting = rest.filter((tile) => ends(tile).includes(number))
    const next = fitting.find((tile) => ends(tile)[0] === ends(tile)[1]) ?? fitting[0]
    if (next === undefined) return [...train, ...sortByNumber(rest)]
    rest.splice(rest.indexOf(next), 1)
    train.push(next)
    const [first, second] = ends(next)
    number = first === number ? second : first
  }
}

/** Where the order of this table, round and seat is kept. */
export interface Keeping {
  code: string
  round: number
  seat: number
}

const KEY = 'caboose.hand'

export function keptOrder({ code, round, seat }: Keeping): string[] {
  const kept = read<{ round?: number; order?: unknown }>(`${KEY}.${code}.${seat}`, {})
  const order = kept.round === round && Array.isArray(kept.order) ? kept.order : []
  return order.filter((tile): tile is string => typeof tile === 'string')
}

/** Keep the order; that of an earlier round at the same table makes way. */
export function keepOrder({ code, round, seat }: Keeping, order: readonly string[]): void {
  write(`${KEY}.${code}.${seat}`, { round, order: [...order] })
}
