// What this device remembers of how its owner likes the table.

import { type Language, preferredLanguage } from './languages'
import { SETTINGS_KEY, read, write } from './storage'

/** In percent of the size that the reader has set in the browser. */
export const TEXT_SIZES = [100, 125, 150, 200] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const VIEWS = ['auto', 'cells', 'lanes', 'ring'] as const

export interface Settings {
  language: Language
  theme: (typeof THEMES)[number]
  textSize: (typeof TEXT_SIZES)[number]
  /** Fewer and larger tiles and cells, without larger text. */
  bigTiles: boolean
  leftHanded: boolean
  /** Nothing moves; without it the device decides. */
  still: boolean
  sounds: boolean
  /** Computer players have names and say something now and then. */
  characters: boolean
  /** Light up the legal tiles and trains, where the table allows it. */
  hints: boolean
  /** A first touch plays a tile that fits in one place only. */
  quickPlay: boolean
  /** One key each asks the table something or does something there. */
  keys: boolean
  /** How the trains are shown where there is room. */
  view: (typeof VIEWS)[number]
}

const DEFAULTS: Omit<Settings, 'language'> = {
  theme: 'auto',
  textSize: 100,
  bigTiles: false,
  leftHanded: false,
  still: false,
  sounds: true,
  characters: true,
  hints: true,
  quickPlay: false,
  keys: true,
  view: 'auto',
}

export const settings: Settings = $state({
  ...DEFAULTS,
  language: preferredLanguage(navigator.languages),
  ...read<Partial<Settings>>(SETTINGS_KEY, {}),
})

/** Keep the settings, and put on the page what style sheets look at. Called in an effect. */
export function applySettings(): void {
  write(SETTINGS_KEY, settings)
  const page = document.documentElement
  page.lang = settings.language
  page.dataset['theme'] = settings.theme
  page.dataset['text'] = String(settings.textSize)
  page.dataset['hand'] = settings.leftHanded ? 'left' : 'right'
  page.dataset['motion'] = settings.still ? 'still' : 'auto'
}
