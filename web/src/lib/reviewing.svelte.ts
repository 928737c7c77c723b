// The review of a round: asked for, and asked again until it is made.

import type { RoundReview } from '../generated/api'
import { type ApiError, askForReview } from './api'
import { asApiError } from './errors'

/** Milliseconds between two looks at how far it is. */
const PAUSE = 700

export class ReviewOf {
  review: RoundReview | null = $state.raw(null)
  trouble: ApiError | null = $state.raw(null)
  isMaking = $state(false)
  done = $state(0)
  /** How many choices there are; 0 while the review waits for its turn. */
  count = $state(0)
  #isWanted = true

  constructor(
    readonly code: string,
    readonly number: number,
  ) {}

  ask = async (): Promise<void> => {
    this.isMaking = true
    this.trouble = null
    try {
      while (this.#isWanted && !this.review) {
        const told = await askForReview(this.code, this.number)
        this.done = told.done
        this.count = told.count
        this.review = told.review
        if (!told.review) await new Promise((done) => setTimeout(done, PAUSE))
      }
    } catch (error) {
      this.trouble = asApiError(error)
    } finally {
      this.isMaking = false
    }
  }

  /** Ask no more. */
  leave(): void {
    this.#isWanted = false
  }
}
