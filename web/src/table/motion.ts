// Movements that show where a tile went: short, and none where the reader wants no motion.

import { cubicOut } from 'svelte/easing'
import { crossfade, fly } from 'svelte/transition'
import { settings } from '../lib/settings.svelte'

const QUICK = 150
const CALM = 220

function isStill(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds of a small movement. */
export const quick = (): number => (isStill() ? 0 : QUICK)

/** Milliseconds of a movement across the table. */
export const calm = (): number => (isStill() ? 0 : CALM)

/** A tile that leaves one place and comes in another travels between them. */
export const [send, receive] = crossfade({
  duration: calm,
  easing: cubicOut,
  fallback: (node) => fly(node, { duration: calm(), x: 24, easing: cubicOut }),
})
