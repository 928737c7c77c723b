// Computer players without characters, for those who do not want any.

import type { State } from '../generated/messages'
import { seatLetter } from '../design/seats'
import type { Words } from './words'

/** A state in which computer players are called by their level, and have said nothing. */
export function withoutCharacters(state: State, words: Words): State {
  const isComputer = (seat: number | null) => state.table.seats[(seat ?? 0) - 1]?.kind === 'computer'
  const seats = state.table.seats.map((each) =>
    isComputer(each.seat)
      ? { ...each, name: `${words(`level-${each.level}`)} ${seatLetter(each.seat)}` }
      : each,
  )
  const news = state.news.filter(({ kind, seat }) => kind !== 'said' || !isComputer(seat))
  return { ...state, table: { ...state.table, seats }, news }
}
