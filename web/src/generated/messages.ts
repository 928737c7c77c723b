// Made by web/generate_types.py. Do not edit.

/** The whole table as of event ``seq``: on entering, and where a ``Change`` cannot tell it. */
export interface State {
  type: "state"
  seq: number
  table: TableSeen
  mine: Mine | null
  news: Happening[]
  done: Done | null
}

/** A table as everybody sees it, spectators and screens too. */
export interface TableSeen {
  code: string
  phase: "gathering" | "match-over" | "playing" | "round-over"
  preset: string
  rules: string
  changed: OptionSeen[]
  deal: DealSeen
  seats: SeatSeen[]
  pace: number
  hints: boolean
  comments: boolean
  spectators: number
  match: MatchSeen
  round: RoundSeen | null
  alert: Message
  next_table: string | null
}

/** An option of the rules with this table's value. */
export interface OptionSeen {
  name: string
  value: string
  preset_value: string
  section: string
}

/** What is dealt, with its arithmetic, known before anyone joins. */
export interface DealSeen {
  set: number
  tiles: number
  seats: number
  hand: number
  engine_aside: boolean
  boneyard: number
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  seat: number
  kind: "computer" | "free" | "person" | "stand-in"
  name: string
  level: string | null
  is_host: boolean
  is_connected: boolean
  kept_for: string
}

/** The match so far. */
export interface MatchSeen {
  round_count: number | null
  earlier: number
  engines: number[]
  scores: number[][]
  totals: number[]
  ranking: number[][]
  tie_break: Message | null
}

/** An entry of the catalogues with its arguments (tile, train, seat, name, number …). */
export interface Message {
  id: string
  arguments: Record<string, string | number>
}

/** The round as everybody sees it. */
export interface RoundSeen {
  to_play: number
  lap: number
  duty: DutySeen
  open_doubles: string[]
  tiles_in_hand: number[]
  tiles_in_boneyard: number
  newest: string | null
  out: number[]
  number: number
  engine: number
  leader: number
  trains: TrainSeen[]
  over: "blocked" | "out" | null
  commitment: string
  salt: string | null
  order: string[] | null
  hands: string[][] | null
  points: number[] | null
  history: Happening[]
}

/** What the player to move has to do. RULES.md 2.3, 2.4. */
export interface DutySeen {
  task: "cover" | "follow-up" | "play"
  trains: string[]
  is_first_turn: boolean
  is_building: boolean
  has_laid: boolean
}

/** A train as everybody sees it. */
export interface TrainSeen {
  name: string
  tiles: string[]
  end: number
  is_started: boolean
  is_open: boolean
  has_marker: boolean
  has_open_double: boolean
}

/** One thing that happened, for the log, the spoken table and the animations. */
export interface Happening {
  seq: number
  kind: "computer" | "dealt" | "drew" | "host" | "left" | "match-over" | "passed" | "played" | "rematch" | "renamed" | "returned" | "round-over" | "said" | "sat" | "settings" | "stand-in" | "undone"
  seat: number | null
  tile: string | null
  train: string | null
  covered: string | null
  marked: boolean
  unmarked: boolean
  message: Message | null
}

/** What only one seat gets. */
export interface Mine {
  seat: number
  hand: string[]
  legal: string[]
  drawn: string[]
  can_undo: boolean
  alert: Message
}

/** A request was accepted (or had been before). */
export interface Done {
  type: "done"
  request: string
  seq: number
}

/** What makes the state of event ``since`` that of event ``seq``. A client that does not have that state enters again, and gets it whole. */
export interface Change {
  type: "change"
  since: number
  seq: number
  table: TableChange
  mine: Mine | null
  news: Happening[]
  done: Done | null
}

/** What is new for everybody since an earlier state. All else is as it was. */
export interface TableChange {
  alert: Message
  spectators: number
  seats: SeatSeen[] | null
  turn: TurnSeen | null
  trains: TrainSeen[]
  steps: Happening[]
}

/** How the round stands, besides its trains: what any step may change. */
export interface TurnSeen {
  to_play: number
  lap: number
  duty: DutySeen
  open_doubles: string[]
  tiles_in_hand: number[]
  tiles_in_boneyard: number
  newest: string | null
  out: number[]
}

/** A request was refused; nothing has changed. */
export interface Refused {
  type: "refused"
  request: string
  reason: string
  message: Message
  option: OptionSeen | null
}

/** The first message on a socket: who enters, and the last number that it has seen. */
export interface Enter {
  type: "enter"
  token: string | null
  seen?: number
}

/** Do a step of one's own turn; ``seq`` is the state that the player saw. */
export interface TakeStep {
  type: "step"
  request: string
  step: string
  seq: number
}

/** Take the last step back: until somebody else has acted, or a tile was drawn. */
export interface Undo {
  type: "undo"
  request: string
}

/** Say one of the canned phrases. */
export interface Say {
  type: "say"
  request: string
  phrase: string
}

/** Deal the first or the next round. The first one: the host. */
export interface DealRound {
  type: "deal"
  request: string
}

/** The host seats a computer player in a free seat, or changes its level. */
export interface SeatComputer {
  type: "seat-computer"
  request: string
  seat: number
  level: string
}

/** The host frees a seat before the first deal; a person may free the own one. */
export interface FreeSeat {
  type: "free-seat"
  request: string
  seat: number
}

/** The host seats a stand-in for a person. The person returns with ``Return``. */
export interface StandIn {
  type: "stand-in"
  request: string
  seat: number
  level: string
}

/** Play again oneself after a stand-in has. */
export interface Return {
  type: "return"
  request: string
}

/** The host changes the table: rules and seats before the first deal, the rest at any time. */
export interface ChangeTable {
  type: "change"
  request: string
  rules?: string | null
  seats?: number | null
  pace?: number | null
  hints?: boolean | null
  comments?: boolean | null
}

/** Change one's own name. */
export interface Rename {
  type: "rename"
  request: string
  name: string
}

/** The host hands the host's rights to another person. */
export interface MakeHost {
  type: "make-host"
  request: string
  seat: number
}

/** After the match: open a table with the same seats, names and tokens. */
export interface Rematch {
  type: "rematch"
  request: string
}

export type Sent = State | Change | Done | Refused

export type Received = Enter | TakeStep | Undo | Say | DealRound | SeatComputer | FreeSeat | StandIn | Return | ChangeTable | Rename | MakeHost | Rematch

export const PHRASES = ["hello", "well-played", "good-luck", "oops", "hurry", "thanks", "one-left", "good-game", "wait-please", "goodbye"] as const

export const LEVELS = ["expert", "planner", "casual", "beginner"] as const

export const STRENGTHS = {"expert": {"than": "planner", "points": 5.8325}, "planner": {"than": "casual", "points": 23.154375}, "casual": {"than": "beginner", "points": 31.590625}, "beginner": {"than": "casual", "points": -31.590625}} as const
