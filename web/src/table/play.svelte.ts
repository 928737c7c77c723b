// What the reader is about to do: the tile chosen, where it fits, and what was refused last.

import type { Refused, State } from '../generated/messages'
import type { Ask, Send } from '../lib/contract'
import type { Settings } from '../lib/settings.svelte'
import type { Choice } from './board-props'
import { tileKey } from './tiles'
import { isOwnTurn, placesByTile, placesFor, playStep } from './trains'

interface Table {
  state: State
  send: Send
  settings: Pick<Settings, 'hints' | 'quickPlay'>
}

export class Play {
  #table: () => Table
  #picked: string | null = $state(null)
  #refused: { answer: Refused; seq: number } | null = $state.raw(null)
  #isSending = false

  constructor(table: () => Table) {
    this.#table = table
  }

  get #now(): State {
    return this.#table().state
  }

  /** The refusal of the last request, as long as the table stands as it stood then. */
  get refused(): Refused | null {
    return this.#refused?.seq === this.#now.seq ? this.#refused.answer : null
  }

  /** The chosen tile; it is chosen as long as it is in the hand. */
  get chosen(): string | null {
    return this.#picked !== null && this.#now.mine?.hand.includes(this.#picked) ? this.#picked : null
  }

  isOwnTurn = $derived.by(() => isOwnTurn(this.#now))
  isBuilding = $derived.by(
    () => this.isOwnTurn && this.#now.table.round?.duty.is_building === true,
  )

  /** The trains for every tile that can be laid now. */
  places = $derived.by(() => placesByTile(this.#now.mine?.legal ?? []))

  /** Whether what fits may be shown: the table allows it and the reader wants it. */
  #isShown = $derived.by(() => {
    const { state, settings } = this.#table()
    return state.table.hints && settings.hints && this.isOwnTurn
  })

  /** The tiles that can be laid now; null where that is not shown. */
  playable: ReadonlySet<string> | null = $derived.by(() =>
    this.#isShown ? new Set(this.places.keys()) : null,
  )

  choice: Choice = $derived.by(() => ({
    tile: this.#isShown ? this.chosen : null,
    places: this.chosen === null ? [] : placesFor(this.#now.mine?.legal ?? [], this.chosen),
    usable: new Set(this.#isShown ? [...this.places.values()].flat() : []),
  }))

  ask = async (request: Ask): Promise<void> => {
    if (this.#isSending) return
    this.#isSending = true
    const answer = await this.#table().send(request)
    this.#isSending = false
    this.#refused = answer.type === 'refused' ? { answer, seq: this.#now.seq } : null
  }

  step = (step: string): Promise<void> => this.ask({ type: 'step', step, seq: this.#now.seq })

  lay = (tile: string, train: string): Promise<void> => {
    this.#picked = null
    return this.step(playStep(tile, train))
  }

  /** Choose a tile; where it fits in one place only, a second time lays it, or the first does. */
  chooseTile = (tile: string): void => {
    this.#refused = null
    const only = this.places.get(tileKey(tile))
    const place = only?.length === 1 ? only[0] : undefined
    const isAtOnce = this.chosen === tile || this.#table().settings.quickPlay || this.isBuilding
    if (this.isOwnTurn && place !== undefined && isAtOnce) void this.lay(tile, place)
    else this.#picked = this.chosen === tile ? null : tile
  }

  /** Show a tile as the chosen one. */
  show = (tile: string): void => {
    this.#picked = this.#now.mine?.hand.find((each) => tileKey(each) === tileKey(tile)) ?? null
  }

  letGo = (): void => {
    this.#picked = null
  }
}
