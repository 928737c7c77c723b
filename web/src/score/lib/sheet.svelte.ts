// A score sheet that is open: what is entered is stored first, then shown, then shared.

import { untrack } from 'svelte'
import type { AnyEntry, GameCounted } from '../../generated/scores'
import { ApiError } from '../../lib/api'
import { lastName } from '../../lib/seats'
import { type NewEntry, merge, newId, newestCounting, nextTime } from '../model/entries'
import { summaryOf } from '../model/league'
import { isWinnerTakes, valuesOf } from '../model/rules'
import { countGame } from '../model/standing'
import { getShared, sendEntries, shareGame, waitForShared } from './sharing'
import type { ScoreFile } from './exports'
import { type StoredGame, allGames, getEntries, getGame, keep, keepAll } from './store'

/** Milliseconds before the next try after a failed one, and the longest such time. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15000

export class Sheet {
  game: StoredGame = $state.raw(null as unknown as StoredGame)
  entries: AnyEntry[] = $state.raw([])
  /** Whether the server was reached last time; null where nothing is shared. */
  isLive: boolean | null = $state(null)
  /** What the server refused, if it did. */
  trouble: ApiError | null = $state.raw(null)
  readonly counted: GameCounted = $derived(countGame(this.entries))
  private unsent = new Set<string>()
  private stopped = new AbortController()
  private sending: Promise<void> = Promise.resolve()

  constructor(game: StoredGame, entries: AnyEntry[], unsent: readonly string[]) {
    this.game = game
    this.entries = merge(entries)
    this.unsent = new Set(unsent)
  }

  /** Whether this device may write: it may not where it only follows. */
  get canWrite(): boolean {
    return this.game.code === null || this.game.key !== null
  }

  nameOf(player: string): string {
    return this.counted.players.find(({ id }) => id === player)?.name ?? ''
  }

  seatOf(player: string): number {
    return (this.counted.players.findIndex(({ id }) => id === player) % 14) + 1
  }

  /** Enter something. It is on the disk when this is done. */
  async write(...added: NewEntry[]): Promise<void> {
    const by = (this.game.me ? this.nameOf(this.game.me) : lastName()).slice(0, 24)
    let at = nextTime(this.entries, Date.now())
    const fresh = added.map((entry) => ({ ...entry, id: newId(), at: at++, by }) as AnyEntry)
    await this.take(fresh, 0)
    fresh.forEach(({ id }) => this.unsent.add(id))
    void this.send()
  }

  /** Take back what was entered last, by whomever. */
  async undo(): Promise<void> {
    const last = newestCounting(this.entries)
    if (last) await this.write({ kind: 'undone', entry: last.id })
  }

  /** Note which player's phone this is. */
  async choose(me: string | null): Promise<void> {
    await this.change({ me, asked: true })
  }

  /** Share the game; afterwards it has a code. Raises ApiError. */
  async share(): Promise<void> {
    const key = this.game.key ?? newId() + newId()
    const { code } = await shareGame(this.game.id, key)
    await this.change({ code, key, asked: true })
    this.follow()
  }

  /** Send what the server lacks and take what it has, once. Raises ApiError. */
  async catchUp(): Promise<void> {
    const { code } = this.game
    if (!code) return
    await this.sendNow()
    const news = await getShared(code, this.game.seq)
    if (news.entries.length) await this.take(news.entries, 1, news.seq)
  }

  /** Keep to the server until the page is left; to be called once. */
  follow(): () => void {
    if (this.game.code && this.isLive === null) void this.run()
    return () => this.stopped.abort()
  }

  private async change(changed: Partial<StoredGame>): Promise<void> {
    this.game = { ...this.game, ...changed }
    await keep(this.game)
  }

  private async take(fresh: readonly AnyEntry[], sent: 0 | 1, seq = this.game.seq): Promise<void> {
    const entries = merge(this.entries, fresh)
    const counted = countGame(entries)
    const summary = summaryOf(counted, isWinnerTakes(valuesOf(counted.rules)))
    const touched = fresh.length ? Date.now() : this.game.touched
    const game = { ...this.game, seq, summary, touched }
    await keep(game, fresh, sent)
    // Only now: what is shown is never lost. Others may have changed the game meanwhile.
    this.game = { ...this.game, seq, summary, touched }
    this.entries = merge(this.entries, fresh)
  }

  /** Send what the server does not have; one after the other, so that nothing is sent twice. */
  private send(): Promise<void> {
    this.sending = this.sending.then(() => this.sendNow()).catch((error: unknown) => this.fail(error))
    return this.sending
  }

  private async sendNow(): Promise<void> {
    const { code, key } = this.game
    const waiting = this.entries.filter(({ id }) => this.unsent.has(id))
    if (!code || !key || !waiting.length) return
    await sendEntries(code, key, waiting)
    await keep(this.game, waiting, 1)
    waiting.forEach(({ id }) => this.unsent.delete(id))
  }

  private async run(): Promise<void> {
    let pause = FIRST_PAUSE
    const { signal } = this.stopped
    while (!signal.aborted) {
      try {
        await this.sendNow()
        const { code, seq } = this.game
        const isFirst = this.isLive !== true
        const news = isFirst
          ? await getShared(code ?? '', seq)
          : await waitForShared(code ?? '', seq, signal)
        if (news.entries.length) await this.take(news.entries, 1, news.seq)
        this.isLive = true
        this.trouble = null
        pause = FIRST_PAUSE
      } catch (error) {
        if (signal.aborted) return
        this.fail(error)
        await waitOnline(pause, signal)
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      }
    }
  }

  private fail(error: unknown): void {
    this.isLive = false
    if (!(error instanceof ApiError)) throw error
    this.trouble = error.reason === 'offline' ? null : error
  }
}

/** Wait, but not longer than until the device says that it is online again. */
function waitOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    const wake = () => (clearTimeout(timer), done())
    window.addEventListener('online', wake, { once: true, signal })
    signal.addEventListener('abort', wake, { once: true })
  })
}

/** A sheet of this device; null if it has none of this id. */
export async function openSheet(id: string): Promise<Sheet | null> {
  const game = await getGame(id)
  if (!game) return null
  const { entries, unsent } = await getEntries(id)
  return untrack(() => new Sheet(game, entries, unsent))
}

/** A new game of this device. */
export async function beginSheet(
  entries: readonly NewEntry[],
  shared: Partial<StoredGame> = {},
): Promise<string> {
  const game = newGame(shared)
  await keep(game)
  const sheet = untrack(() => new Sheet(game, [], []))
  if (entries.length) await sheet.write(...entries)
  return game.id
}

function newGame(given: Partial<StoredGame>): StoredGame {
  const now = Date.now()
  return {
    id: newId(),
    created: now,
    touched: now,
    summary: { league: '', set: 12, rounds: 0, is_over: false, winner_takes: false, players: [] },
    code: null,
    key: null,
    seq: 0,
    me: null,
    asked: false,
    ...given,
  }
}

/** Games of a file that are kept at once. */
const GAMES_AT_ONCE = 50

/** Take in the games of a file: what is here already stays, what is new is added. */
export async function takeFile(file: ScoreFile): Promise<void> {
  const known = new Map((await allGames()).map((game) => [game.id, game]))
  const given = new Map<string, AnyEntry[]>()
  for (const { id, entries } of file.games) given.set(id, [...(given.get(id) ?? []), ...entries])
  // All are counted before any is kept: what cannot be counted leaves everything as it was.
  const games = await Promise.all(
    [...given].map(([id, entries]) => joined(id, entries, known.get(id))),
  )
  for (let first = 0; first < games.length; first += GAMES_AT_ONCE) {
    await keepAll(games.slice(first, first + GAMES_AT_ONCE))
  }
}

/** A game of a file with what this device has of it: how it stands, and the entries that are new. */
async function joined(id: string, given: readonly AnyEntry[], known: StoredGame | undefined) {
  const own = known ? (await getEntries(id)).entries : []
  const ids = new Set(own.map((entry) => entry.id))
  const entries = given.filter((entry) => !ids.has(entry.id))
  const counted = countGame([...own, ...entries])
  const summary = summaryOf(counted, isWinnerTakes(valuesOf(counted.rules)))
  const game = known ?? newGame({ id, created: given[0]?.at ?? Date.now() })
  return { game: { ...game, summary }, entries }
}
