// The one sentence of the alert line.

import type { Message, State } from '../generated/messages'
import { readerOf, type Words } from '../lib/words'

/** The sentence for whoever reads this state: the server's own for a seat, else whose turn it is. */
export function alertText(state: State, words: Words): string {
  const reader = readerOf(state)
  return words.message(state.mine?.alert ?? publicAlert(state), reader)
}

/** What must be covered or whose turn it is, for spectators and screens. */
function publicAlert({ table }: State): Message {
  const round = table.round
  if (table.phase === 'gathering') return { id: 'tv-gathering', arguments: {} }
  if (table.phase === 'match-over') return { id: 'alert-match-over', arguments: {} }
  if (table.phase !== 'playing' || !round) return { id: 'alert-round-over', arguments: {} }
  const seat = round.to_play
  const train = round.duty.task === 'cover' ? round.duty.trains[0] : undefined
  const end = round.trains.find((each) => each.name === train)?.end
  return train !== undefined && end !== undefined
    ? { id: 'board-must-cover', arguments: { seat, train, tile: `${end}-${end}` } }
    : { id: 'alert-wait', arguments: { seat } }
}
