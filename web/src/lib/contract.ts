// What a page of web/src/pages gives to the screens of web/src/table.

import type { Done, Received, Refused, State } from '../generated/messages'
import type { Settings } from './settings.svelte'
import type { Words } from './words'

type WithoutId<Each> = Each extends { request: string } ? Omit<Each, 'request'> : never

/** Any request but the first message; the connection gives it its id. */
export type Ask = WithoutId<Received>

/** Send a request; it is sent again until it is answered. */
export type Send = (ask: Ask) => Promise<Done | Refused>

/** `waiting`: the line is down and comes back by itself. `gone`: table or seat exist no more. */
export type Status = 'connected' | 'waiting' | 'gone'

/** A sheet that lies over the table. */
export type Sheet = 'menu' | 'rules' | 'settings' | 'seats' | 'keys'

/** The table on a phone, tablet or desktop: board, hand, round end, match end. */
export interface TableProps {
  /** The newest state; `state.news` tells what happened since the one before. */
  state: State
  words: Words
  send: Send
  settings: Settings
  status: Status
  /** Open a sheet of the page: its menu, this table's rules, the settings, who sits where, the keys. */
  open: (sheet: Sheet) => void
}

/** The table on a television: no hands, the address to join at. */
export interface TvProps {
  state: State
  words: Words
  settings: Settings
  status: Status
  /** The address to type, without `https://`, and the picture of its QR code. */
  address: string
  qr: string
}
