// What the table says to whoever hears it: sentences from what the client has, on demand.

import type { State, TrainSeen } from '../generated/messages'
import { type Reader, readerOf, type Words } from '../lib/words'
import { alertText } from './alert'
import { describeEnd, lookOf } from './board-props'
import { ends, tileKey } from './tiles'
import { isOwnTurn, trainsInPlace } from './trains'

/** What a sentence is made from. */
export interface Heard {
  state: State
  words: Words
  /** The own hand in the order that its owner gave it. */
  hand: readonly string[]
  /** The tiles that can be laid now; null where that is not shown. */
  playable: ReadonlySet<string> | null
}

const NOTHING = { tile: null, places: [], usable: new Set<string>() }

/** The trains in their places on the board; a train's number is its place there. */
export function numberedTrains({ state }: Pick<Heard, 'state'>): TrainSeen[] {
  const round = state.table.round
  return round ? trainsInPlace(round, state.mine?.seat ?? null) : []
}

/** The own hand, what can be laid first; a tile's number is its place in the hand. */
export function handText({ state, words, hand, playable }: Heard): string {
  if (!state.mine) return words('spoken-watching')
  if (hand.length === 0) return words('spoken-hand-empty')
  const all = hand.map((tile, place) => ({ tile, text: item(words, place + 1, tileText(words, tile)) }))
  const list = (some: typeof all) => some.map(({ text }) => text).join(', ')
  if (!playable) return words('spoken-hand', { tiles: list(all) })
  const fitting = all.filter(({ tile }) => playable.has(tileKey(tile)))
  const rest = all.filter(({ tile }) => !playable.has(tileKey(tile)))
  if (fitting.length === 0) return words('spoken-hand-none-fits', { tiles: list(rest) })
  const first = words('spoken-hand-fits', { tiles: list(fitting) })
  return rest.length ? `${first} ${words('spoken-hand-rest', { tiles: list(rest) })}` : first
}

/** The ends that the reader may use, then the others. */
export function endsText(heard: Heard): string {
  const { state, words } = heard
  const duty = state.table.round?.duty
  const owed = duty && isOwnTurn(state) && duty.trains.length > 0 ? duty.trains : null
  const own = String(state.mine?.seat)
  const isUsable = ({ name, is_open }: TrainSeen) => owed?.includes(name) ?? (name === own || is_open)
  const all = numberedTrains(heard).map((train, place) => ({ train, place: place + 1 }))
  const list = (some: typeof all) =>
    some.map(({ train, place }) => item(words, place, endText(state, train, words))).join('; ')
  const usable = all.filter(({ train }) => isUsable(train))
  const others = all.filter(({ train }) => !isUsable(train))
  const first = words('spoken-ends', { trains: list(usable) })
  return others.length ? `${first} ${words('spoken-ends-others', { trains: list(others) })}` : first
}

/** The doubles that must be covered. */
export function coverText({ state, words }: Heard): string {
  const round = state.table.round
  if (!round?.open_doubles.length) return words('spoken-cover-none')
  const doubles = round.open_doubles.map((train) => {
    const end = round.trains.find(({ name }) => name === train)?.end ?? 0
    return words.message({ id: 'spoken-double', arguments: { tile: `${end}-${end}`, train } }, readerOf(state))
  })
  return words('spoken-cover', { doubles: doubles.join('; ') })
}

export function turnText({ state, words }: Heard): string {
  return alertText(state, words)
}

/** How many tiles everybody holds. */
export function tilesText({ state, words }: Heard): string {
  const round = state.table.round
  const held = state.table.seats.map(({ seat, name }) =>
    item(words, name, String(round?.tiles_in_hand[seat - 1] ?? 0)),
  )
  return words('spoken-tiles', { list: held.join(', '), count: round?.tiles_in_boneyard ?? 0 })
}

export function scoresText({ state, words }: Heard): string {
  const { seats, match } = state.table
  const list = seats.map(({ seat, name }) => item(words, name, String(match.totals[seat - 1] ?? 0)))
  return words('spoken-scores', { list: list.join(', '), count: match.scores.length })
}

/** What happened last, once more. */
export function lastText({ state, words }: Heard): string {
  const last = state.table.round?.history.findLast(({ message }) => message !== null)?.message
  return last ? words.message(last, readerOf(state)) : words('spoken-nothing-yet')
}

/** What can be done with the chosen tile. */
export function chosenText(heard: Heard, tile: string, places: readonly string[]): string {
  const { state, words, playable } = heard
  const name = tileText(words, tile)
  if (!isOwnTurn(state)) return words('spoken-chosen', { tile: name })
  if (playable && places.length === 0) return words('spoken-fits-nowhere', { tile: name })
  const trains = numberedTrains(heard)
    .map((train, place) => ({ train, text: item(words, place + 1, endText(state, train, words)) }))
    .filter(({ train }) => !playable || places.includes(train.name))
    .map(({ text }) => text)
  return words('spoken-which-train', { tile: name, trains: trains.join('; ') })
}

export function tileText(words: Words, tile: string): string {
  const [first, second] = ends(tile)
  return words('hand-tile', { first, second })
}

function endText(state: State, train: TrainSeen, words: Words): string {
  return describeEnd(lookOf(state, train, NOTHING, words), words)
}

function item(words: Words, name: string | number, value: string): string {
  return words('spoken-item', { name, value })
}

/** A phrase with the name of whoever says it. */
export function saidText(words: Words, reader: Reader, seat: number | null, phrase: string): string {
  const name = seat === null ? '' : (reader.seats[seat - 1]?.name ?? '')
  return item(words, name, phrase)
}

