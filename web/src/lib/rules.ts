// The rules of a table as a form: a preset, and the options that differ from it.

import type { PresetData } from '../generated/api'

export type Value = string | number

export interface ChosenRules {
  preset: string
  changes: Record<string, Value>
}

/** The chapters of the rules, in their order; an option belongs to one by its section. */
export const CHAPTERS = ['2.1', '2.2', '2.3', '2.4', '2.6', '2.7'] as const

/** The options of a chapter: section 2.4.3 belongs to chapter 2.4. */
export function optionsOf<T extends { section: string }>(
  chapter: string,
  options: readonly T[],
): T[] {
  return options.filter(({ section }) => section.split('.').slice(0, 2).join('.') === chapter)
}

/** The rules in one line, as the server reads them. */
export function rulesText({ preset, changes }: ChosenRules): string {
  return [preset, ...Object.entries(changes).map(([name, value]) => `${name}=${value}`)].join(' ')
}

/** The reverse: what `rulesText` or the server wrote. */
export function parseRules(text: string): ChosenRules {
  const [preset = 'spruce', ...changes] = text.split(' ')
  return {
    preset,
    changes: Object.fromEntries(changes.map((change) => change.split('=') as [string, string])),
  }
}

/** The rules with an option set; a value that is the preset's is no change. */
export function withOption(
  rules: ChosenRules,
  preset: Pick<PresetData, 'values'>,
  name: string,
  value: Value,
): ChosenRules {
  const changes = { ...rules.changes, [name]: value }
  if (String(preset.values[name]) === String(value)) delete changes[name]
  return { preset: rules.preset, changes }
}
