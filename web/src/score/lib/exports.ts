// A game as text to send, as CSV, and as the file that the terminal and other devices read.

import type { AnyEntry, GameCounted } from '../../generated/scores'
import type { Words } from '../../lib/words'
import { merge } from '../model/entries'

const FORMAT = 'caboose scores 1'

export interface ScoreFile {
  format: typeof FORMAT
  games: { id: string; entries: AnyEntry[] }[]
}

/** The standings in a few lines, to be sent to friends. */
export function textOf(counted: GameCounted, words: Words): string {
  const lines = counted.ranking.flatMap((group) =>
    counted.players
      .filter(({ id }) => group.includes(id))
      .map(({ place, name, total }) => `${place}. ${name} ${total}`),
  )
  const round = counted.rounds.filter((each) => each.is_entered).length
  const title = counted.is_over
    ? words('score-text-over', { count: round })
    : words('score-text-running', { count: round })
  return [title, ...lines].join('\n')
}

/** A row for each round, a column for each player; the totals last. */
export function csvOf(counted: GameCounted): string {
  const ids = counted.players.map(({ id }) => id)
  const rows = counted.rounds
    .filter((round) => round.is_entered)
    .map(({ number, engine, points }) => [number, engine ?? '', ...ids.map((id) => points[id] ?? '')])
  return [
    ['round', 'engine', ...counted.players.map(({ name }) => name)],
    ...rows,
    ['total', '', ...counted.players.map(({ total }) => total)],
  ]
    .map((row) => row.map(cell).join(',') + '\r\n')
    .join('')
}

/** A cell; one that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function fileOf(id: string, entries: readonly AnyEntry[]): string {
  const file: ScoreFile = { format: FORMAT, games: [{ id, entries: merge(entries) }] }
  return JSON.stringify(file, null, 1)
}

/** The games of a file; null where it is none of ours. */
export function readFile(text: string): ScoreFile | null {
  try {
    const file = JSON.parse(text) as ScoreFile
    const isOurs =
      file.format === FORMAT &&
      file.games.every(
        ({ id, entries }) => /^[\w-]{1,40}$/.test(id) && Array.isArray(entries) && entries.every(isEntry),
      )
    return isOurs ? file : null
  } catch {
    return null
  }
}

function isEntry(entry: Partial<AnyEntry>): entry is AnyEntry {
  const isRound = !('round' in entry) || Number.isInteger(entry.round)
  return (
    typeof entry.id === 'string' &&
    Number.isSafeInteger(entry.at) &&
    typeof entry.kind === 'string' &&
    isRound &&
    (!('tiles' in entry) || entry.tiles === null || isTiles(entry.tiles))
  )
}

function isTiles(tiles: unknown): boolean {
  return Array.isArray(tiles) && tiles.every((tile) => /^\d{1,2}-\d{1,2}$/.test(String(tile)))
}

/** Offer a text as a file. */
export function download(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
