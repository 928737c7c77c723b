// What a review says, in words.

import type { RoundReview, StepRated } from '../generated/api'
import type { Reader, Words } from '../lib/words'
import { completed } from '../lib/words'

/** A step as it stands in a sentence: what was laid where, a draw or a pass. */
export function stepText(words: Words, step: string, reader: Reader): string {
  if (step === '+') return words('review-draw')
  if (step === '-') return words('review-pass')
  const [tile = '', train = ''] = step.split('@')
  return words('review-lay', completed({ tile, train }, reader))
}

/** Points of a difference, such as +4.0 and −2.5. */
export function signed(points: number): string {
  const told = points.toFixed(1)
  return points < 0 ? `−${told.slice(1)}` : `+${told}`
}

/** Points without a sign where they are more than nothing. */
export function plain(points: number): string {
  return points.toFixed(1).replace('-', '−')
}

/** A turning point of a round. */
export function turningPointText(
  words: Words,
  rated: StepRated,
  number: number,
  reader: Reader,
): string {
  const told = {
    round: number,
    lap: rated.lap,
    seat: rated.seat,
    played: stepText(words, rated.step, reader),
    better: stepText(words, rated.best, reader),
    lost: plain(rated.lost),
    error: plain(rated.error),
  }
  return words('review-turning-point', completed(told, reader))
}

/** What a review says of the step that led to a frame. */
export function ratingText(
  words: Words,
  review: RoundReview,
  frame: number,
  reader: Reader,
): string {
  const rated = review.ratings.find((each) => each.frame === frame)
  if (!rated) return words('review-no-choice')
  if (rated.step === rated.best) return words('review-rated-best')
  const told = {
    lost: plain(rated.lost),
    error: plain(rated.error),
    better: stepText(words, rated.best, reader),
  }
  const reason = words.message(rated.reason, { ...reader, seat: rated.seat })
  return `${words('review-rated', told)} ${words('review-reason', { reason })}`
}
