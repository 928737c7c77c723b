// A state with what is new put into it.

import type { Change, RoundSeen, State, TableChange, TrainSeen } from '../generated/messages'

/** The state after a change; null where the change is not of this state. */
export function changed(state: State | null, change: Change): State | null {
  if (state === null || state.seq !== change.since) return null
  const { seq, mine, news, done, table } = change
  return {
    ...state,
    seq,
    mine,
    news,
    done,
    table: {
      ...state.table,
      alert: table.alert,
      spectators: table.spectators,
      seats: table.seats ?? state.table.seats,
      round: state.table.round && changedRound(state.table.round, table),
    },
  }
}

function changedRound(round: RoundSeen, { turn, trains, steps }: TableChange): RoundSeen {
  return {
    ...round,
    ...turn,
    trains: changedTrains(round.trains, trains),
    history: [...round.history, ...steps],
  }
}

function changedTrains(trains: TrainSeen[], news: TrainSeen[]): TrainSeen[] {
  const byName = new Map([...trains, ...news].map((train) => [train.name, train]))
  return [...byName.values()]
}
