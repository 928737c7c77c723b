// What a score sheet needs of the rules, from the tables that Python has written.

import { DEALS, PRESETS } from '../../generated/scores'
import { parseRules } from '../../lib/rules'

export type Values = Record<string, string | number>

const presets: Record<string, Values> = PRESETS
const deals: Record<string, Record<string, readonly [number, number]>> = DEALS

/** The options of a text such as `spruce double_blank=25`; numbers as numbers. */
export function valuesOf(text: string): Values {
  const { preset, changes } = parseRules(text)
  const given = Object.entries(changes).map(([name, value]) => [
    name,
    /^-?\d+$/.test(String(value)) ? Number(value) : value,
  ])
  return { ...(presets[preset] ?? presets['spruce']), ...Object.fromEntries(given) }
}

export function isWinnerTakes(values: Values): boolean {
  return values['scoring'] === 'winner-takes'
}

/** The number of tiles in a set. */
export function setSize(top: number): number {
  return ((top + 1) * (top + 2)) / 2
}

/** The set of the deal table for so many players; double-12 where it names none. */
export function usualSet(values: Values, players: number): number {
  if (values['set'] !== 'table') return Number(values['set'])
  return deals[String(values['deal'])]?.[players]?.[0] ?? 12
}

/** Tiles for each; null where the rules cannot be dealt to so many with this set. */
export function tilesToDraw(values: Values, top: number, players: number): number | null {
  if (players < 2 || players > 14) return null
  const table = deals[String(values['deal'])]?.[players]
  const hand = values['hand'] === 'table' ? table?.[1] : Number(values['hand'])
  const aside = values['engine'] === 'aside' ? 1 : 0
  return hand !== undefined && setSize(top) - aside >= players * hand ? hand : null
}

export function firstEngine(values: Values, top: number): number {
  return values['first_engine'] === 'highest' ? top : Number(values['first_engine'])
}

/** The numbers that may be the next round's engine, after rounds with the engines `used`. */
export function enginesOfRound(values: Values, top: number, used: readonly number[]): number[] {
  if (values['engine'] === 'highest-held') return numbers(top)
  const first = firstEngine(values, top)
  if (values['engine'] === 'dealt' && values['hunt'] === 'next-lower') {
    const thisPass = used.slice(used.length - (used.length % (first + 1)))
    return numbers(first).filter((each) => !thisPass.includes(each))
  }
  return [first - (used.length % (first + 1))]
}

function numbers(top: number): number[] {
  return Array.from({ length: top + 1 }, (_, number) => number)
}

/** How many rounds the game has; null where only a target ends it. */
export function roundCount(values: Values, top: number): number | null {
  if (values['rounds'] !== 'all') return Number(values['rounds'])
  return values['target'] === 'none' ? firstEngine(values, top) + 1 : null
}

/** Whether the game is over after so many rounds with these totals. */
export function isDecided(
  values: Values,
  top: number,
  rounds: number,
  totals: readonly number[],
): boolean {
  const count = roundCount(values, top)
  if (count !== null && rounds >= count) return true
  const target = values['target']
  return target !== 'none' && totals.some((total) => total >= Number(target))
}
