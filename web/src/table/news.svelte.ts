// What has just happened, for eyes that looked elsewhere and for ears: phrases beside the speaker's
// train, sounds, and sentences for those who hear the table.

import type { Happening, State } from '../generated/messages'
import { play } from '../lib/sounds'
import { readerOf, type Words } from '../lib/words'

/** Milliseconds for which a phrase stays at its speaker's train. */
const SAID = 5000

export class News {
  /** What has been said, by the speaker's train. */
  said: Record<string, string> = $state({})
  /** What others did, in words, newest last; read out by a live region. */
  heard = $state('')
  #seen: number | null = null

  /** Take in the news of a state; those of the first one are old. */
  take(state: State, words: Words, sounds: boolean): void {
    if (this.#seen !== null) {
      const since = this.#seen
      const fresh = state.news.filter((each) => each.seq > since)
      this.#say(fresh, state, words)
      this.#announce(fresh, state, words)
      if (sounds) this.#sound(fresh)
    }
    this.#seen = state.seq
  }

  #say(fresh: Happening[], state: State, words: Words): void {
    for (const { kind, seat, message } of fresh) {
      if (kind !== 'said' || seat === null || message === null) continue
      const text = words.message(message, readerOf(state))
      this.said[seat] = text
      window.setTimeout(() => {
        if (this.said[seat] === text) delete this.said[seat]
      }, SAID)
    }
  }

  #announce(fresh: Happening[], state: State, words: Words): void {
    const others = fresh.filter((each) => each.seat !== state.mine?.seat && each.message)
    if (others.length === 0) return
    const reader = readerOf(state)
    this.heard = others.map((each) => words.message(each.message!, reader)).join(' ')
  }

  #sound(fresh: Happening[]): void {
    if (fresh.some((each) => each.kind === 'match-over')) play('won')
    else if (fresh.some((each) => each.kind === 'played')) play('tile')
    else if (fresh.some((each) => each.kind === 'drew')) play('draw')
    else if (fresh.some((each) => each.kind === 'said')) play('said')
  }
}
