import { describe, expect, test } from 'vitest'
import type { RoundReview } from '../src/generated/api'
import type { SeatSeen } from '../src/generated/messages'
import { type Language, LANGUAGES } from '../src/lib/languages'
import { loadWords } from '../src/lib/words'
import { plain, ratingText, signed, stepText, turningPointText } from '../src/parts/review-words'
import { strengthText } from '../src/parts/level-words'

const seats = ['Ann', 'Bea'].map((name, place) => ({ seat: place + 1, name }) as SeatSeen)
const reader = { seat: null, seats }
const REASON = { id: 'hint-cover', arguments: { tile: '9-2', train: '2', count: 3 } }
const rated = (frame: number, step: string, best: string, lost: number) => ({
  frame, lap: 3, seat: 2, step, best, lost, error: 1.25, reason: REASON,
})
const REVIEW: RoundReview = {
  ratings: [rated(4, '12-5@1', '9-2@2', 7.04), rated(6, '+', '+', 0), rated(7, '-', '9-2@M2', -0.31)],
  turning_points: [4],
  seats: [],
}

test('points with and without a sign', () => {
  expect([signed(4), signed(-2.46), signed(0)]).toEqual(['+4.0', '−2.5', '+0.0'])
  expect([plain(7.04), plain(-0.31)]).toEqual(['7.0', '−0.3'])
})

test('the reason is told to the one who chose', async () => {
  const words = await loadWords('en')
  expect(ratingText(words, REVIEW, 4, reader)).toBe(
    'Points lost: 7.0 ± 1.3. Better: 9-2 on Bea’s train. ' +
      'A hint would have said: The 9-2 covers the double on your train.',
  )
})

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('every rating, turning point and strength is a whole sentence of that language', async () => {
    const words = await loadWords(language)
    const english = await loadWords('en')
    const told = (by: typeof words) => [
      ...[4, 5, 6, 7].map((frame) => ratingText(by, REVIEW, frame, reader)),
      ...REVIEW.ratings.map((each) => turningPointText(by, each, 2, reader)),
      ...['12-5@1', '9-2@M2', '+', '-'].map((step) => stepText(by, step, reader)),
      ...['expert', 'beginner'].map((level) => strengthText(by, level)),
    ]
    const own = told(words)
    for (const text of own) {
      expect(text).not.toMatch(/[{}$]|review-|hint-|level-|undefined/)
      expect(text).not.toBe('')
    }
    if (language !== 'en') {
      const inEnglish = told(english)
      for (const [place, text] of own.entries()) expect(text).not.toBe(inEnglish[place])
    }
  })
})
