// What is not live: the server's REST interface, as far as the pages use it.

import type {
  Asking,
  DealWanted,
  Hint,
  Link,
  NewSeat,
  NewTable,
  OptionData,
  OwnTable,
  Plan,
  PresetData,
  Replay,
  Reviewing,
  Seated,
  Standing,
} from '../generated/api'
import type { DealSeen, Message, TableSeen } from '../generated/messages'
import { takeAnswer } from './early'

/** The server said no, or could not be reached; the message says it in words. */
export class ApiError extends Error {
  constructor(
    readonly reason: string,
    readonly words: Message,
  ) {
    super(reason)
  }
}

export const getOptions = () => call<OptionData[]>('/api/options')
export const getPresets = () => call<PresetData[]>('/api/presets')
export const getDeal = (wanted: DealWanted) => call<DealSeen>('/api/deal', wanted)
export const getTable = (code: string) => call<TableSeen>(`/api/tables/${code}`)
export const getLink = (code: string) => call<Link>(`/api/tables/${code}/link`)
export const getStandings = (own: OwnTable[]) => call<Standing[]>('/api/mine', own)
export const openTable = (wanted: NewTable) => call<Seated>('/api/tables', wanted)
export const takeSeat = (code: string, wanted: NewSeat) =>
  call<Seated>(`/api/tables/${code}/seats`, wanted)
export const getHint = (code: string, asking: Asking) =>
  call<Hint>(`/api/tables/${code}/hint`, asking)
export const getPlan = (code: string, asking: Asking) =>
  call<Plan>(`/api/tables/${code}/plan`, asking)
export const getRound = (code: string, number: number) =>
  call<Replay>(`/api/tables/${code}/rounds/${number}`)
export const askForReview = (code: string, number: number) =>
  call<Reviewing>(`/api/tables/${code}/rounds/${number}/review`, {})

/** Where the record of a table's finished rounds is. */
export const recordAddress = (code: string) => `/api/tables/${code}/record`

/** The picture of the QR code of a table's link. */
export const qrAddress = (code: string) => `/api/tables/${code}/qr.svg`

export function socketAddress(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${code}/socket`
}

/** Ask the server: with a body by POST, without one by GET. Raises ApiError. */
export async function call<T>(path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }
    : { signal: signal ?? null }
  let response: Response
  try {
    response = await ((body ? null : takeAnswer(path)) ?? fetch(path, init))
  } catch {
    throw new ApiError('offline', { id: 'error-offline', arguments: {} })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  throw errorOf(response.status, answer)
}

function errorOf(status: number, answer: unknown): ApiError {
  const { reason, message } = (answer ?? {}) as { reason?: string; message?: Message }
  if (reason && message?.id) return new ApiError(reason, message)
  return new ApiError('failed', { id: 'error-failed', arguments: { number: status } })
}
