// The list of changes: every entry, and what stood in the same place before it.

import type { AnyEntry, Change } from '../../generated/scores'
import { handText } from './counting'
import { merge, undoneIds } from './entries'

/** Every entry in its order; nothing is ever left out. */
export function changesOf(entries: readonly AnyEntry[]): Change[] {
  const ordered = merge(entries)
  const gone = undoneIds(ordered)
  const values = new Map<string, string>()
  return ordered.map((entry) => {
    const [place, value] = placeAndValue(entry)
    const is_undone = gone.has(entry.id)
    const before = values.get(place) ?? ''
    if (place && !is_undone) values.set(place, value)
    return { id: entry.id, is_undone, before }
  })
}

/** What an entry sets, as a name of its own, and the value in one line. */
function placeAndValue(entry: AnyEntry): [place: string, value: string] {
  switch (entry.kind) {
    case 'hand':
      return [`hand ${entry.round} ${entry.player}`, handText(entry)]
    case 'joined':
    case 'renamed':
      return [`name ${entry.player}`, entry.name]
    case 'answer':
      return [`answer ${entry.round} ${entry.question}`, entry.answer]
    default:
      return ['', '']
  }
}
