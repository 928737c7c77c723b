// What this device remembers of how its owner likes the table.

import { type Language, preferredLanguage } from './words'
import { read, write } from './storage'

const KEY = 'caboose.settings'

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  sounds: boolean
  largeText: boolean
  leftHanded: boolean
  /** Light up the legal tiles and trains, where the table allows it. */
  hints: boolean
  /** A first touch plays a tile that fits in one place only. */
  quickPlay: boolean
  /** How the trains are shown where there is room. */
  view: 'cells' | 'lanes' | 'ring' | 'auto'
}

const DEFAULTS: Omit<Settings, 'language'> = {
  theme: 'auto',
  sounds: true,
  largeText: false,
  leftHanded: false,
  hints: true,
  quickPlay: false,
  view: 'auto',
}

export const settings: Settings = $state({
  ...DEFAULTS,
  language: preferredLanguage(navigator.languages),
  ...read<Partial<Settings>>(KEY, {}),
})

/** Keep the settings, and put on the page what style sheets look at. Called in an effect. */
export function applySettings(): void {
  write(KEY, settings)
  const page = document.documentElement
  page.lang = settings.language
  page.dataset['theme'] = settings.theme
  page.dataset['text'] = settings.largeText ? 'large' : 'normal'
  page.dataset['hand'] = settings.leftHanded ? 'left' : 'right'
}
