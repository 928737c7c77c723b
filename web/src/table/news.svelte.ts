// What has just happened, for eyes that looked elsewhere and for ears: phrases beside the speaker's
// train, sounds, and sentences for those who hear the table.

import type { Happening, State } from '../generated/messages'
import { play } from '../lib/sounds'
import { readerOf, type Words } from '../lib/words'
import { saidText } from './spoken'

/** Milliseconds for which a phrase stays at its speaker's train. */
const SAID = 5000
/** How many sentences stay for those who read them again. */
const KEPT = 20

export class News {
  /** What has been said, by the speaker's train. */
  said: Record<string, string> = $state({})
  /** What happened, in words, newest last; a live region reads out what is added. */
  heard: { number: number; text: string }[] = $state.raw([])
  #count = 0
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
    const reader = readerOf(state)
    const lines = fresh.flatMap(({ kind, seat, message }) => {
      if (!message) return []
      const text = words.message(message, reader)
      const line = kind === 'said' ? saidText(words, reader, seat, text) : text
      return { number: (this.#count += 1), text: line }
    })
    if (lines.length) this.heard = [...this.heard, ...lines].slice(-KEPT)
  }

  #sound(fresh: Happening[]): void {
    if (fresh.some((each) => each.kind === 'match-over')) play('won')
    else if (fresh.some((each) => each.kind === 'played')) play('tile')
    else if (fresh.some((each) => each.kind === 'drew')) play('draw')
    else if (fresh.some((each) => each.kind === 'said')) play('said')
  }
}
