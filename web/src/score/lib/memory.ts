// What this device remembers for the next game.

import { read, write } from '../../lib/storage'

const KEY = 'caboose.score'
const MOST_NAMES = 40

export interface Memory {
  /** Names of the last game, in the order of the seats. */
  last: string[]
  /** All names ever given, the newest first. */
  names: string[]
  rules: string
  /** The set that was chosen; null for the one that the rules name. */
  set: number | null
  league: string
  /** The club afternoon that was begun last, and on which day. */
  club: { name: string; day: string }
  entry: 'keypad' | 'tiles'
}

const BEGINNING: Memory = {
  last: [], names: [], rules: 'spruce', set: null, league: '', club: { name: '', day: '' }, entry: 'keypad',
} // prettier-ignore

export function remembered(): Memory {
  return { ...BEGINNING, ...read<Partial<Memory>>(KEY, {}) }
}

export function remember(changed: Partial<Memory>): void {
  write(KEY, { ...remembered(), ...changed })
}

export function rememberNames(last: readonly string[]): void {
  const { names } = remembered()
  const all = [...new Set([...last, ...names])].slice(0, MOST_NAMES)
  remember({ last: [...last], names: all })
}
