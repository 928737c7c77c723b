// The seats that this device holds, by the code of their table.

import { parse } from './addresses'
import { read, write } from './storage'

const KEY = 'caboose.seats'
const NAME_KEY = 'caboose.name'
const KEPT = 50

export interface OwnSeat {
  code: string
  token: string
  /** Its number, once known: a personal link does not tell. */
  seat: number | null
  /** When this device last was at the table, in milliseconds since 1970. */
  at: number
}

/** The own seats, the table visited last before the others. */
export function ownSeats(): OwnSeat[] {
  return Object.values(read<Record<string, OwnSeat>>(KEY, {})).sort((a, b) => b.at - a.at)
}

export function ownSeat(code: string): OwnSeat | undefined {
  return ownSeats().find((seat) => seat.code === code)
}

/** Remember a seat, or that one was at its table again. */
export function keepSeat(code: string, token: string, seat: number | null): void {
  const others = ownSeats().filter((each) => each.code !== code)
  save([{ code, token, seat, at: Date.now() }, ...others])
}

export function forgetSeat(code: string): void {
  save(ownSeats().filter((seat) => seat.code !== code))
}

/**
 * The personal link: the whole seat in an address, to move it to another device. The secret stands
 * behind the #, so that it is never sent to the server in an address.
 */
export function personalLink(seat: OwnSeat): string {
  return `${location.origin}/t/${seat.code}#seat=${seat.token}`
}

/**
 * Take in a seat that a personal link brought, and clear it from the address bar. A seat that this
 * device has at the table already is kept, so that nobody's link takes it away. Whether the address
 * was a personal link.
 */
export function acceptPersonalLink(): boolean {
  const token = /^#seat=([\w-]+)/.exec(location.hash)?.[1]
  if (!token) return false
  history.replaceState(null, '', location.pathname)
  const here = parse(location.pathname)
  if (here.page === 'table' && !ownSeat(here.code)) keepSeat(here.code, token, null)
  return true
}

/** The name that was given last, to be offered again. */
export function lastName(): string {
  return read<{ name?: string }>(NAME_KEY, {}).name ?? ''
}

export function keepName(name: string): void {
  write(NAME_KEY, { name })
}

function save(seats: OwnSeat[]): void {
  write(KEY, Object.fromEntries(seats.slice(0, KEPT).map((seat) => [seat.code, seat])))
}
