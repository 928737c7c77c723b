// The device's own score sheets, in the browser's database: games, and their entries one by one.

import type { AnyEntry } from '../../generated/scores'
import type { Summary } from '../model/league'

/** A game that this device keeps or follows. */
export interface StoredGame {
  id: string
  /** When it was begun and last changed, in milliseconds since 1970. */
  created: number
  touched: number
  /** How it stands, so that lists need not count it. */
  summary: Summary
  /** Where it is shared; the key to write, unless it is only followed. */
  code: string | null
  key: string | null
  /** The last entry that the server has told. */
  seq: number
  /** The player whose phone this is; null for somebody who keeps score for all. */
  me: string | null
  /** Whether that was asked. */
  asked: boolean
}

interface StoredEntry {
  game: string
  id: string
  entry: AnyEntry
  /** 1 once the server has it. */
  sent: 0 | 1
}

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open('caboose-scores', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' })
      const entries = request.result.createObjectStore('entries', { keyPath: ['game', 'id'] })
      entries.createIndex('game', 'game')
    }
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
  return opened
}

/** Run `act` in a transaction; done when everything in it is on the disk. */
async function inTransaction<T>(
  mode: IDBTransactionMode,
  act: (stores: { games: IDBObjectStore; entries: IDBObjectStore }) => IDBRequest<T> | void,
): Promise<T> {
  const db = await database()
  return new Promise((done, failed) => {
    const transaction = db.transaction(['games', 'entries'], mode, { durability: 'strict' })
    const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')]
    const request = act({ games, entries })
    transaction.oncomplete = () => done(request?.result as T)
    transaction.onabort = transaction.onerror = () => failed(transaction.error)
  })
}

/** All games, the last changed first. */
export async function allGames(): Promise<StoredGame[]> {
  const games = await inTransaction<StoredGame[]>('readonly', (stores) => stores.games.getAll())
  return games.sort((one, other) => other.touched - one.touched)
}

export function getGame(id: string): Promise<StoredGame | undefined> {
  return inTransaction('readonly', (stores) => stores.games.get(id))
}

/** A game's entries, and the ids of those that the server does not have. */
export async function getEntries(game: string): Promise<{ entries: AnyEntry[]; unsent: string[] }> {
  const rows = await inTransaction<StoredEntry[]>('readonly', (stores) =>
    stores.entries.index('game').getAll(game),
  )
  return {
    entries: rows.map(({ entry }) => entry),
    unsent: rows.filter(({ sent }) => !sent).map(({ id }) => id),
  }
}

/** Keep a game and some of its entries, all or nothing. */
export function keep(game: StoredGame, entries: readonly AnyEntry[] = [], sent: 0 | 1 = 0) {
  return keepAll([{ game, entries }], sent)
}

/** Keep several games and some of their entries, all or nothing. */
export function keepAll(
  games: readonly { game: StoredGame; entries: readonly AnyEntry[] }[],
  sent: 0 | 1 = 0,
) {
  return inTransaction('readwrite', (stores) => {
    for (const { game, entries } of games) {
      stores.games.put(game)
      for (const entry of entries) {
        stores.entries.put({ game: game.id, id: entry.id, entry, sent } satisfies StoredEntry)
      }
    }
  })
}

/** Forget a game on this device. */
export function forget(id: string) {
  return inTransaction('readwrite', (stores) => {
    stores.games.delete(id)
    stores.entries.delete(IDBKeyRange.bound([id], [id, []]))
  })
}
