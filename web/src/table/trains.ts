// The trains of the board in their fixed places, and what may be laid where. The client knows no
// rule: where a tile fits it learns from the server's list of legal steps alone.

import type { RoundSeen, State, TrainSeen } from '../generated/messages'
import { tileKey } from './tiles'

export function isMexican(train: string): boolean {
  return train.startsWith('M')
}

/**
 * The trains in their places: the own one, the Mexican one, then the seats from one's left; a
 * further Mexican train comes last, so that no train that stands ever moves. A spectator, who has
 * no train, finds the Mexican one first.
 */
export function trainsInPlace(round: RoundSeen, seat: number | null): TrainSeen[] {
  const seats = round.trains.filter((train) => !isMexican(train.name))
  const mexican = round.trains.filter((train) => isMexican(train.name))
  const first = seat === null ? 0 : seat - 1
  const around = [...seats.slice(first), ...seats.slice(0, first)]
  const own = seat === null ? [] : around.splice(0, 1)
  return [...own, ...mexican.slice(0, 1), ...around, ...mexican.slice(1)]
}

export function isOwnTurn({ table, mine }: State): boolean {
  return table.phase === 'playing' && mine !== null && table.round?.to_play === mine.seat
}

/** The step that lays a tile on a train. */
export function playStep(tile: string, train: string): string {
  return `${tile}@${train}`
}

/** Every tile that can be laid now, with the trains where it can. */
export function placesByTile(legal: readonly string[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const step of legal) {
    const [tile, train] = step.split('@')
    if (tile === undefined || train === undefined) continue
    const key = tileKey(tile)
    places.set(key, [...(places.get(key) ?? []), train])
  }
  return places
}

/** The trains on which this tile can be laid now. */
export function placesFor(legal: readonly string[], tile: string): string[] {
  return placesByTile(legal).get(tileKey(tile)) ?? []
}
