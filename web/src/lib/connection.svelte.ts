// The line to one table: enters with the seat's token, stays, and comes back by itself.

import type { Done, Received, Refused, Sent, State } from '../generated/messages'
import { socketAddress } from './api'
import { changed } from './changes'
import type { Ask, Status } from './contract'
import { takeLine } from './early'
import { checkVersion } from './update'

/** Milliseconds: the first wait before trying again, and the longest. */
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
/** A request that is unanswered for so long means a dead line. */
const PATIENCE = 6000

/** Why the server ends a socket for good, by its code. */
const ENDS: Record<number, Ending> = { 4403: 'seat', 4404: 'table', 4500: 'broken' }

/** No such seat any more; no such table; a table that cannot be gone on with. */
export type Ending = 'seat' | 'table' | 'broken'

interface Pending {
  message: Received
  answer: (answer: Done | Refused) => void
}

export class Connection {
  /** The newest state; null before the first. */
  state: State | null = $state.raw(null)
  status: Status = $state('waiting')
  /** Why it is gone; null as long as it is not. */
  ending: Ending | null = $state(null)

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #retry: number | undefined
  #pending = new Map<string, Pending>()

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    document.addEventListener('visibilitychange', this.#onVisible)
    window.addEventListener('online', this.#reconnect)
    this.#connect()
  }

  /** Send a request; after a break it is sent again under the same id. */
  send = (ask: Ask): Promise<Done | Refused> => {
    const request = newId()
    const message = { ...ask, request } as Received
    if (this.status === 'gone') return Promise.resolve(unanswerable(request))
    return new Promise((answer) => {
      this.#pending.set(request, { message, answer })
      this.#transmit(message)
      window.setTimeout(() => this.#pending.has(request) && this.#reconnect(), PATIENCE)
    })
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#onVisible)
    window.removeEventListener('online', this.#reconnect)
    this.#drop()
  }

  #connect(): void {
    const early = takeLine(this.code, this.token)
    const socket = early?.socket ?? this.#enter()
    this.#socket = socket
    socket.addEventListener('open', () => {
      for (const { message } of this.#pending.values()) this.#transmit(message)
    })
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data))
    socket.onclose = (event) => {
      const ending = ENDS[event.code]
      if (ending) this.#end(ending)
      else this.#tryLater()
    }
    for (const text of early?.texts ?? []) this.#receive(JSON.parse(text))
  }

  #enter(): WebSocket {
    const socket = new WebSocket(socketAddress(this.code))
    const message = { type: 'enter', token: this.token, seen: this.state?.seq ?? 0 }
    socket.onopen = () => socket.send(JSON.stringify(message))
    return socket
  }

  #receive(message: Sent): void {
    switch (message.type) {
      case 'state':
        if (this.state && this.status === 'waiting') void checkVersion() // after a break
        this.state = message
        this.status = 'connected'
        this.#wait = FIRST_WAIT
        break
      case 'change': {
        const state = changed(this.state, message)
        if (state) this.state = state
        else this.#reconnect() // entering again brings the whole table
        break
      }
      default:
        this.#answer(message)
        return
    }
    if (message.done) this.#answer(message.done)
  }

  #answer(answer: Done | Refused): void {
    this.#pending.get(answer.request)?.answer(answer)
    this.#pending.delete(answer.request)
  }

  #transmit(message: Received): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #tryLater(): void {
    this.status = 'waiting'
    window.clearTimeout(this.#retry)
    // Not all at once after a restart of the server.
    this.#retry = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6))
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  #onVisible = (): void => {
    // A phone that slept may hold a dead line and not know it.
    if (document.visibilityState === 'visible') this.#reconnect()
  }

  #reconnect = (): void => {
    if (this.status === 'gone') return
    this.#drop()
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #drop(): void {
    window.clearTimeout(this.#retry)
    if (this.#socket === null) return
    this.#socket.onclose = null
    this.#socket.onmessage = null
    this.#socket.close()
    this.#socket = null
  }

  #end(ending: Ending): void {
    this.ending = ending
    this.status = 'gone'
    for (const [request, { answer }] of this.#pending) answer(unanswerable(request))
    this.#pending.clear()
  }
}

function unanswerable(request: string): Refused {
  const message = { id: 'connection-gone', arguments: {} }
  return { type: 'refused', request, reason: 'gone', message, option: null }
}

/** An id that no other device makes; `randomUUID` is missing on plain http in a home network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
