// Tells the player that it is his turn: in the title, on the app's badge, by a whistle.

import type { State } from '../generated/messages'
import { settings } from './settings.svelte'
import { play } from './sounds'
import { type Words, readerOf } from './words'

/** The title of the page at a table. */
export function titleOf(state: State | null, words: Words): string {
  const name = words('title')
  if (!state) return name
  const { table, mine } = state
  if (table.phase !== 'playing' || !table.round) return `${table.code} · ${name}`
  const seat = table.round.to_play
  const turn = words.message({ id: 'phase-turn', arguments: { seat } }, readerOf(state))
  return seat === mine?.seat ? `● ${turn}` : `${turn} · ${name}`
}

export function isMyTurn(state: State | null): boolean {
  return state?.table.phase === 'playing' && state.table.round?.to_play === state.mine?.seat
}

/** Keep badge and whistle to the turn. Called in an effect with whether it is the reader's turn. */
export function callToTurn(mine: boolean): void {
  if (mine) {
    if (settings.sounds) void play('turn')
    navigator.setAppBadge?.(1).catch(() => undefined)
  } else {
    navigator.clearAppBadge?.().catch(() => undefined)
  }
}
