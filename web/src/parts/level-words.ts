// How strong a computer player is, in words.

import { LEVELS, STRENGTHS } from '../generated/messages'
import type { Words } from '../lib/words'

type Level = (typeof LEVELS)[number]

/** The measured strength of a level beside its neighbour; empty for a player that is no level. */
export function strengthText(words: Words, level: string): string {
  if (!(LEVELS as readonly string[]).includes(level)) return ''
  const { than, points } = STRENGTHS[level as Level]
  return words(points > 0 ? 'level-better' : 'level-worse', {
    points: Math.round(Math.abs(points)),
    level: words(`level-${than}`),
  })
}
