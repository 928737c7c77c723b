// Made by web/generate_types.py. Do not edit.

import type { Happening, Message, RoundSeen } from './messages'

/** An option of the rules. */
export interface OptionData {
  name: string
  section: string
  meaning: string
  values: string[]
  meanings: Record<string, string>
  integers: [number, number] | null
}

/** A preset: where it was published, and its value for every option. */
export interface PresetData {
  name: string
  source: string
  summary: string
  values: Record<string, string | number>
  stated: string[]
}

/** A seat with its token. Whoever has the token has the seat: it is told only once. */
export interface Seated {
  code: string
  seat: number | null
  token: string | null
}

/** Where a table is. */
export interface Link {
  link: string
}

/** A table of one's own, in short. */
export interface Standing {
  code: string
  phase: "gathering" | "match-over" | "playing" | "round-over" | null
  seat: number | null
  names: string[]
  to_play: number | null
  round: number
  totals: number[]
  next_table: string | null
}

/** The table after a step of a finished round, with all hands open. */
export interface Frame {
  happening: Happening | null
  round: RoundSeen
  hands: string[][]
}

/** A finished round, step by step. Steps that were undone are left out. */
export interface Replay {
  code: string
  number: number
  rules: string
  names: string[]
  commitment: string
  salt: string
  order: string[]
  frames: Frame[]
}

/** Where a score sheet is shared. */
export interface SharedCode {
  code: string
}

/** How many entries a score sheet has now. */
export interface Added {
  seq: number
}

/** The links to a score sheet, as other devices reach it. */
export interface ShareLinks {
  watch: string
}

/** The step that is suggested to a seat, the plan behind it and the reason. */
export interface Hint {
  seq: number
  step: string
  plan: string[]
  reason: Message
}

/** The best train of a seat's hand, to arrange the hand by. */
export interface Plan {
  seq: number
  tiles: string[]
}

/** What a choice lost against the best one, from what its seat knew. */
export interface StepRated {
  frame: number
  lap: number
  seat: number
  step: string
  best: string
  lost: number
  error: number
  reason: Message
}

/** How a seat fared, in points better than the mean of the others. */
export interface SeatReviewed {
  decisions: number
  lost: number
  error: number
  gave: number
  made: number
}

/** A finished round, with its choices rated, and luck and skill apart. */
export interface RoundReview {
  ratings: StepRated[]
  turning_points: number[]
  seats: SeatReviewed[]
}

/** How far a review is. */
export interface Reviewing {
  done: number
  count: number
  review: RoundReview | null
}

/** Rules in one line, and how many play. */
export interface DealWanted {
  rules?: string
  seats?: number
}

/** A table to be opened. */
export interface NewTable {
  rules?: string
  seats?: number
  pace?: number
  hints?: boolean
  comments?: boolean
  name?: string | null
  lead?: number
  earlier?: number[][]
  names?: string[]
}

/** A person who sits down. */
export interface NewSeat {
  name: string
  seat?: number | null
}

/** A table and the token of one's seat. */
export interface OwnTable {
  code: string
  token: string
}

/** Who asks: the token of a seat. */
export interface Asking {
  token: string
}
