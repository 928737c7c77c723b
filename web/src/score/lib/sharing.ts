// Score sheets on the server: what several devices share.

import type { Added, ShareLinks, SharedCode } from '../../generated/api'
import type { AnyEntry } from '../../generated/scores'
import { call } from '../../lib/api'

/** Seconds that the server may let a device wait for news. */
const WAIT = 20
/** The server takes bodies of some kilobytes at once. */
const LONGEST_BODY = 7000

export interface SharedEntries {
  game: string
  seq: number
  entries: AnyEntry[]
}

export interface TableSheet {
  entries: AnyEntry[]
  /** How many rounds at the beginning are there as sums only, which everybody begins with. */
  summed: number
}

export const shareGame = (game: string, key: string) =>
  call<SharedCode>('/api/scores', { game, key })
export const getShared = (code: string, after: number) =>
  call<SharedEntries>(`/api/scores/${code}?after=${after}`)
export const getLinks = (code: string) => call<ShareLinks>(`/api/scores/${code}/links`)
/** The rounds of a table of the server, to go on with real tiles. */
export const getTableSheet = (code: string) => call<TableSheet>(`/api/scores/from/${code}`)
/** The picture of the QR code for those who watch. */
export const watchQrAddress = (code: string) => `/api/scores/${code}/qr.svg`

/** The same as soon as there is something new, or after a while. */
export const waitForShared = (code: string, after: number, signal: AbortSignal) =>
  call<SharedEntries>(`/api/scores/${code}?after=${after}&wait=${WAIT}`, undefined, signal)

/** Send entries, a few at a time; those that the server has are passed over. */
export async function sendEntries(
  code: string,
  key: string,
  entries: readonly AnyEntry[],
): Promise<void> {
  for (const part of parts(entries)) {
    await call<Added>(`/api/scores/${code}/entries`, { key, entries: part })
  }
}

function parts(entries: readonly AnyEntry[]): AnyEntry[][] {
  const found: AnyEntry[][] = []
  let length = LONGEST_BODY
  for (const entry of entries) {
    const size = new TextEncoder().encode(JSON.stringify(entry)).length + 1
    if (length + size > LONGEST_BODY) {
      found.push([])
      length = 0
    }
    found.at(-1)?.push(entry)
    length += size
  }
  return found
}

/** The picture of the QR code for those who write; it holds the key, so it is asked for by POST. */
export async function writersQrCode(code: string, key: string): Promise<string> {
  const response = await fetch(`/api/scores/${code}/qr.svg`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  return response.ok ? `data:image/svg+xml,${encodeURIComponent(await response.text())}` : ''
}
