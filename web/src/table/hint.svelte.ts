// A hint that was asked for: it holds as long as the table stands as it stood then.

import type { Hint } from '../generated/api'
import type { Message, State } from '../generated/messages'
import { ApiError, getHint } from '../lib/api'
import { ownSeat } from '../lib/seats'

export class Hinted {
  #state: () => State
  #found: { hint: Hint | null; words: Message; seq: number } | null = $state.raw(null)
  isThinking = $state(false)

  constructor(state: () => State) {
    this.#state = state
  }

  get #now() {
    return this.#found?.seq === this.#state().seq ? this.#found : null
  }

  /** The hint for the table as it stands; null until one was asked for. */
  get hint(): Hint | null {
    return this.#now?.hint ?? null
  }

  /** Why the step is suggested, or why there is no hint. */
  get words(): Message | null {
    return this.#now?.words ?? null
  }

  ask = async (): Promise<void> => {
    const { seq, table } = this.#state()
    const token = ownSeat(table.code)?.token
    if (this.isThinking || token === undefined) return
    this.isThinking = true
    try {
      const hint = await getHint(table.code, { token })
      this.#found = { hint, words: hint.reason, seq: hint.seq }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.#found = { hint: null, words: error.words, seq }
    } finally {
      this.isThinking = false
    }
  }
}
