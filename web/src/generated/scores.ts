// Made by web/generate_types.py. Do not edit.

/** The rules and the set; the newest choice counts for the whole game. */
export interface RulesChosen {
  kind: "rules"
  rules?: string
  set?: number
  league?: string
  id: string
  at: number
  by?: string
}

/** Somebody plays from this round on; the order of joining is that of the seats. */
export interface PlayerJoined {
  kind: "joined"
  player: string
  name: string
  from_round?: number
  points?: number
  id: string
  at: number
  by?: string
}

/** A player has another name. */
export interface PlayerRenamed {
  kind: "renamed"
  player: string
  name: string
  id: string
  at: number
  by?: string
}

/** A player does not play from this round on. */
export interface PlayerLeft {
  kind: "left"
  player: string
  from_round: number
  id: string
  at: number
  by?: string
}

/** A player who had left plays again from this round on. */
export interface PlayerReturned {
  kind: "returned"
  player: string
  from_round: number
  id: string
  at: number
  by?: string
}

/** Who has the lead in the first round; else the first who joined. */
export interface LeadChosen {
  kind: "lead"
  player: string
  id: string
  at: number
  by?: string
}

/** What a player holds when a round ends: as a number, or as tiles; with neither, unknown. The number is what the hand counts by the rules, without what the double-blank counts. Zero, or no tile, is to be out. */
export interface HandEntered {
  kind: "hand"
  round: number
  player: string
  points?: number | null
  tiles?: string[] | null
  id: string
  at: number
  by?: string
}

/** The answer to a question that the rules raise about a round. */
export interface QuestionAnswered {
  kind: "answer"
  round: number
  question: string
  answer: string
  id: string
  at: number
  by?: string
}

/** A round's card put right: its engine, and who has the lead. */
export interface CardChanged {
  kind: "card"
  round: number
  engine?: number | null
  lead?: string | null
  id: string
  at: number
  by?: string
}

/** The game ends here, whatever the rules say. */
export interface GameEnded {
  kind: "ended"
  id: string
  at: number
  by?: string
}

/** An earlier entry does not count; it stays in the list. */
export interface EntryUndone {
  kind: "undone"
  entry: string
  id: string
  at: number
  by?: string
}

/** A game. */
export interface GameCounted {
  rules: string
  set: number
  league: string
  players: PlayerCounted[]
  round_count: number | null
  rounds: RoundCounted[]
  ranking: string[][]
  ties: Tie[]
  is_over: boolean
  next_lead: string
}

/** How a player stands. */
export interface PlayerCounted {
  id: string
  name: string
  is_playing: boolean
  total: number
  place: number
  rounds: number
  rounds_out: number
}

/** A round: its card, the hands, the points. */
export interface RoundCounted {
  number: number
  players: string[]
  engines: number[]
  engine: number | null
  lead: string
  shuffles: string
  tiles: number | null
  hands: Record<string, number>
  is_entered: boolean
  is_blocked: boolean
  out: string[]
  points: Record<string, number>
  questions: Question[]
  flags: Flag[]
}

/** What has to be asked before a round's points are certain. */
export interface Question {
  name: string
  answers: string[]
}

/** Something in a round that cannot be right. */
export interface Flag {
  name: string
  players: string[]
  tile: string
  points: number
}

/** Equal totals, and what puts one before the other. RULES.md 2.7. */
export interface Tie {
  name: string
  players: string[]
  counts: number[]
}

/** An entry in the list of changes. */
export interface Change {
  id: string
  is_undone: boolean
  before: string
}

export type AnyEntry = RulesChosen | PlayerJoined | PlayerRenamed | PlayerLeft | PlayerReturned | LeadChosen | HandEntered | QuestionAnswered | CardChanged | GameEnded | EntryUndone

export const SETS = [6, 9, 12, 15, 18] as const

export const PRESETS = {"spruce": {"deal": "spruce", "set": "table", "hand": "table", "engine": "dealt", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "app": {"deal": "spruce", "set": "12", "hand": 15, "engine": "dealt", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "house": {"deal": "masters", "set": "table", "hand": "table", "engine": "dealt", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "masters": {"deal": "masters", "set": "table", "hand": "table", "engine": "dealt", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "spruce-new": {"deal": "spruce-new", "set": "table", "hand": "table", "engine": "aside", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "tournament": {"deal": "masters", "set": "table", "hand": "table", "engine": "aside", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "must-follow", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "warp": {"deal": "masters", "set": "table", "hand": "table", "engine": "aside", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "must-follow", "out_bonus": 0, "double_blank": 50, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}, "wikihow": {"deal": "wikihow", "set": "table", "hand": "table", "engine": "dealt", "hunt": "in-turn", "first_out": "finish-lap", "final_double": "out", "out_bonus": 0, "double_blank": 0, "double_tiles": "face", "blocked": "all-count", "scoring": "penalty", "out_on_double": "plain", "rounds": "all", "first_engine": "highest", "target": "none"}} as const

export const OPTIONS = [{"name": "deal", "section": "2.1", "values": ["spruce", "double-six", "wikihow", "spruce-new", "masters", "club"], "integers": null}, {"name": "set", "section": "2.1", "values": ["table", "6", "9", "12", "15", "18"], "integers": null}, {"name": "hand", "section": "2.1", "values": ["table"], "integers": [2, 95]}, {"name": "engine", "section": "2.2", "values": ["dealt", "aside", "highest-held"], "integers": null}, {"name": "hunt", "section": "2.2", "values": ["in-turn", "together", "next-lower"], "integers": null}, {"name": "first_out", "section": "2.3", "values": ["finish-lap", "at-once"], "integers": null}, {"name": "final_double", "section": "2.4.8", "values": ["out", "must-follow"], "integers": null}, {"name": "out_bonus", "section": "2.6", "values": [], "integers": [-100, 0]}, {"name": "double_blank", "section": "2.6", "values": [], "integers": [0, 100]}, {"name": "double_tiles", "section": "2.6", "values": ["face", "twice"], "integers": null}, {"name": "blocked", "section": "2.6", "values": ["all-count", "lowest-zero"], "integers": null}, {"name": "scoring", "section": "2.6", "values": ["penalty", "winner-takes"], "integers": null}, {"name": "out_on_double", "section": "2.6", "values": ["plain", "doubled"], "integers": null}, {"name": "rounds", "section": "2.7", "values": ["all"], "integers": [1, 999]}, {"name": "first_engine", "section": "2.7", "values": ["highest"], "integers": [0, 18]}, {"name": "target", "section": "2.7", "values": ["none"], "integers": [1, 99999]}] as const

export const DEALS = {"spruce": {"2": [9, 15], "3": [9, 15], "4": [12, 15], "5": [12, 12], "6": [12, 12], "7": [12, 11], "8": [12, 11], "9": [15, 11], "10": [15, 11], "11": [15, 11], "12": [15, 11], "13": [18, 11], "14": [18, 11]}, "double-six": {"2": [6, 7], "3": [6, 7], "4": [6, 7]}, "wikihow": {"2": [12, 12], "3": [12, 12], "4": [12, 12], "5": [12, 12], "6": [12, 12], "7": [12, 10], "8": [12, 10], "9": [12, 8], "10": [12, 8]}, "spruce-new": {"2": [9, 8], "3": [9, 8], "4": [12, 12], "5": [12, 12], "6": [12, 12], "7": [12, 10], "8": [12, 10], "9": [15, 11], "10": [15, 11], "11": [15, 11], "12": [15, 11], "13": [18, 11], "14": [18, 11]}, "masters": {"2": [12, 15], "3": [12, 15], "4": [12, 15], "5": [12, 12], "6": [12, 12], "7": [12, 10], "8": [12, 10]}, "club": {"2": [12, 16], "3": [12, 15], "4": [12, 14], "5": [12, 13], "6": [12, 12], "7": [12, 11], "8": [12, 10]}} as const
