// The entries of a game: made, merged, undone. The Python face, caboose.scores.entries, does the
// same; tests/score-vectors.json holds the two together.

import type { AnyEntry } from '../../generated/scores'

const LATEST = 4_102_444_800_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** An entry before it has its id, time and author. */
export type NewEntry = AnyEntry extends infer E
  ? E extends AnyEntry
    ? Omit<E, 'id' | 'at' | 'by'>
    : never
  : never

/** An id that no other device makes; `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => LETTERS[byte % 64]).join('')
}

/** The time for a new entry: now, or just after the newest entry where clocks differ. */
export function nextTime(entries: readonly AnyEntry[], now: number): number {
  return Math.min(LATEST, entries.reduce((latest, { at }) => Math.max(latest, at + 1), now))
}

/** All entries of several devices, each once, in their order. */
export function merge(...lists: (readonly AnyEntry[])[]): AnyEntry[] {
  const found = new Map(lists.flat().map((entry) => [entry.id, entry]))
  return [...found.values()].sort(
    (one, other) => one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  )
}

/** The ids of the entries that do not count; to undo reaches back only. */
export function undoneIds(ordered: readonly AnyEntry[]): Set<string> {
  const place = new Map(ordered.map(({ id }, number) => [id, number]))
  const gone = new Set<string>()
  for (let number = ordered.length - 1; number >= 0; number--) {
    const entry = ordered[number]
    if (entry?.kind !== 'undone' || gone.has(entry.id)) continue
    if ((place.get(entry.entry) ?? number) < number) gone.add(entry.entry)
  }
  return gone
}

/** What the Undo button takes back: not how the game was set up. */
const UNDOABLE = new Set(['hand', 'answer', 'card', 'renamed', 'left', 'returned', 'ended'])

/** The newest entry that still counts and that Undo takes back. */
export function newestCounting(ordered: readonly AnyEntry[]): AnyEntry | undefined {
  const gone = undoneIds(ordered)
  return ordered.findLast(({ id, kind }) => !gone.has(id) && UNDOABLE.has(kind))
}
