// What the board's parts share: how one train looks to this reader just now.

import type { SeatSeen, State, TrainSeen } from '../generated/messages'
import type { Words } from '../lib/words'
import { isDouble } from './tiles'
import { isMexican } from './trains'

export interface TrainLook {
  train: TrainSeen
  /** The name on the cell. */
  name: string
  owner: SeatSeen | null
  isOwn: boolean
  /** Whether the player to move owns it. */
  isToPlay: boolean
  /** Whether its owner's device is not connected. */
  isAway: boolean
  /** Whether the chosen tile fits; null where no tile is chosen. */
  fits: boolean | null
  /** Whether some tile of the hand fits. */
  isUsable: boolean
  isNewest: boolean
  /** Tiles left in the owner's hand; null for a Mexican train. */
  tilesLeft: number | null
}

/** What is chosen and where it fits. */
export interface Choice {
  tile: string | null
  /** The trains where the chosen tile fits. */
  places: readonly string[]
  /** The trains where any tile of the hand fits, as far as hints are wanted. */
  usable: ReadonlySet<string>
}

export function lookOf(state: State, train: TrainSeen, choice: Choice, words: Words): TrainLook {
  const { table, mine } = state
  const round = table.round
  const seat = isMexican(train.name) ? null : Number(train.name)
  const owner = seat === null ? null : (table.seats[seat - 1] ?? null)
  return {
    train,
    name: trainName(train.name, owner, words),
    owner,
    isOwn: seat !== null && seat === mine?.seat,
    isToPlay: seat !== null && table.phase === 'playing' && seat === round?.to_play,
    isAway: owner?.kind === 'person' && !owner.is_connected,
    fits: choice.tile === null ? null : choice.places.includes(train.name),
    isUsable: choice.usable.has(train.name),
    isNewest: round?.newest === train.name,
    tilesLeft: seat === null ? null : (round?.tiles_in_hand[seat - 1] ?? null),
  }
}

function trainName(name: string, owner: SeatSeen | null, words: Words): string {
  if (owner) return owner.name
  const place = Number(name.slice(1) || 1)
  return words('board-mexican', { place })
}

/** All that a cell shows, in words, for those who hear it. */
export function describe(look: TrainLook, words: Words): string {
  const { train, tilesLeft } = look
  const parts = [describeEnd(look, words)]
  if (look.isToPlay) parts.push(words('board-train-turn'))
  if (look.isAway) parts.push(words('board-train-away'))
  if (look.fits) parts.push(words('board-train-fits'))
  if (tilesLeft !== null) parts.push(words('board-train-tiles-left', { count: tilesLeft }))
  parts.push(words('board-train-length', { count: train.tiles.length }))
  return parts.join(', ')
}

/** Whose train it is, and what can be laid at its end by whom. */
export function describeEnd({ train, owner, isOwn, name }: TrainLook, words: Words): string {
  const parts = [
    words('board-train-name', {
      where: owner === null ? 'mexican' : isOwn ? 'own' : 'other',
      owner: name,
      place: owner === null ? Number(train.name.slice(1) || 1) : 1,
    }).trim(),
    words('board-train-end', { number: train.end }),
  ]
  if (!train.is_started) parts.push(words('board-train-not-started'))
  if (train.has_open_double) parts.push(words('board-train-open-double'))
  if (train.has_marker) parts.push(words('board-train-open'))
  return parts.join(', ')
}

/** Whether a tile of a train lies across it. */
export const liesAcross = isDouble
