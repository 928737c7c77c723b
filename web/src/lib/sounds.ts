// Sounds as parameters of a small synthesizer, so that no file must be fetched.

// volume, randomness, frequency, attack, sustain, release, shape, shapeCurve, slide, deltaSlide,
// pitchJump, pitchJumpTime, repeatTime, noise, modulation, bitCrush, delay, sustainVolume
const SOUNDS = {
  /** A steam whistle, far off. */
  turn: [0.5, 0, 587, 0.06, 0.22, 0.3, 0, 0.6, 0, 0, 198, 0.02, 0, 0.15, 0, 0, 0.08, 0.8],
  /** A tile laid on the table. */
  tile: [0.6, 0.03, 190, 0, 0.01, 0.05, 4, 2.2, -4, 0, 0, 0, 0, 3],
  draw: [0.3, 0.02, 320, 0.01, 0.02, 0.06, 3, 1.4, 6],
  said: [0.3, 0, 660, 0.01, 0.03, 0.12, 0, 1, 0, 0, 220, 0.06],
  /** A train that departs: two whistles. */
  won: [0.6, 0, 440, 0.08, 0.5, 0.6, 0, 0.6, 0, 0, 147, 0.25, 0, 0.2, 0, 0, 0.12, 0.8],
} as const

export type Sound = keyof typeof SOUNDS

/** Play a sound; silent as long as the page has not been touched, which browsers ask for. */
export async function play(sound: Sound): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    const { zzfx } = await import('zzfx')
    zzfx(...SOUNDS[sound])
  } catch {
    // No sound device, or none allowed.
  }
}
