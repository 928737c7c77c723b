// The steps of the tutorial: what lies on the table, what may be done, and what is to be done.

import type { DutySeen, State, TrainSeen } from '../generated/messages'
import { ends, isDouble } from '../table/tiles'

const ENGINE = 9
const NAMES = ['', 'Bea', 'Carl']

export interface Lesson {
  /** Its sentence is `learn-…`. */
  name: string
  /** The own hand. */
  hand: readonly string[]
  /** The tiles of each train, from the engine on: the own one, Bea's, Carl's, the Mexican one. */
  trains: Record<'1' | '2' | '3' | 'M', readonly string[]>
  markers?: readonly string[]
  /** The train whose double must be covered, and whether it was laid just now. */
  owed?: string
  isFollowUp?: boolean
  /** The tile that was drawn just now. */
  drawn?: string
  legal: readonly string[]
  /** What is to be done here. */
  wanted: string
}

const BEA = ['9-8', '8-7']
const CARL = ['9-6']

export const LESSONS: readonly Lesson[] = [
  {
    name: 'start',
    hand: ['9-4', '3-0', '7-1', '5-5', '6-5'],
    trains: { 1: [], 2: BEA, 3: CARL, M: [] },
    legal: ['9-4@1'],
    wanted: '9-4@1',
  },
  {
    name: 'mexican',
    hand: ['3-0', '7-1', '5-5', '6-5'],
    trains: { 1: ['9-4'], 2: BEA, 3: CARL, M: ['9-3'] },
    legal: ['3-0@M'],
    wanted: '3-0@M',
  },
  {
    name: 'marker',
    hand: ['7-1', '5-5', '6-5'],
    trains: { 1: ['9-4'], 2: BEA, 3: CARL, M: ['9-3', '3-0'] },
    markers: ['2'],
    legal: ['7-1@2'],
    wanted: '7-1@2',
  },
  {
    name: 'draw',
    hand: ['5-5', '6-5'],
    trains: { 1: ['9-4'], 2: [...BEA, '7-1'], 3: CARL, M: ['9-3', '3-0'] },
    markers: ['2'],
    legal: ['+'],
    wanted: '+',
  },
  {
    name: 'pass',
    hand: ['5-5', '6-5', '8-3'],
    trains: { 1: ['9-4'], 2: [...BEA, '7-1'], 3: CARL, M: ['9-3', '3-0'] },
    markers: ['2'],
    drawn: '8-3',
    legal: ['-'],
    wanted: '-',
  },
  {
    name: 'own-marker',
    hand: ['5-5', '6-5', '8-3'],
    trains: { 1: ['9-4', '4-5'], 2: [...BEA, '7-1'], 3: CARL, M: ['9-3', '3-0'] },
    markers: ['1', '2'],
    legal: ['5-5@1', '6-5@1'],
    wanted: '5-5@1',
  },
  {
    name: 'double',
    hand: ['6-5', '8-3'],
    trains: { 1: ['9-4', '4-5', '5-5'], 2: [...BEA, '7-1'], 3: CARL, M: ['9-3', '3-0'] },
    markers: ['2'],
    owed: '1',
    isFollowUp: true,
    legal: ['6-5@1'],
    wanted: '6-5@1',
  },
  {
    name: 'open-double',
    hand: ['8-3', '6-0'],
    trains: {
      1: ['9-4', '4-5', '5-5', '5-6'],
      2: [...BEA, '7-1'],
      3: [...CARL, '6-6'],
      M: ['9-3', '3-0'],
    },
    markers: ['2'],
    owed: '3',
    legal: ['6-0@3'],
    wanted: '6-0@3',
  },
]

/** A lesson as the table would be told it; `you` is what the reader is called. */
export function stateOf(lesson: Lesson, seq: number, you: string): State {
  const held = [lesson.hand.length, 6, 7]
  const duty: DutySeen = {
    task: lesson.owed === undefined ? 'play' : lesson.isFollowUp ? 'follow-up' : 'cover',
    trains: lesson.owed === undefined ? [] : [lesson.owed],
    is_first_turn: false,
    is_building: false,
    has_laid: lesson.isFollowUp ?? false,
  }
  const alert = { id: `learn-${lesson.name}`, arguments: {} }
  return {
    type: 'state',
    seq,
    table: {
      code: 'LEARN',
      phase: 'playing',
      preset: 'spruce',
      rules: 'spruce',
      changed: [],
      deal: { set: ENGINE, tiles: 55, seats: 3, hand: 8, engine_aside: false, boneyard: 31 },
      seats: NAMES.map((name, place) => ({
        seat: place + 1,
        kind: 'person',
        name: name || you,
        level: null,
        is_host: place === 0,
        is_connected: true,
        kept_for: '',
      })),
      pace: 0,
      hints: true,
      comments: false,
      spectators: 0,
      match: {
        round_count: 1,
        engines: [ENGINE],
        earlier: 0,
        scores: [],
        totals: [0, 0, 0],
        ranking: [],
        tie_break: null,
      },
      round: {
        number: 1,
        engine: ENGINE,
        leader: 1,
        to_play: 1,
        lap: 2,
        duty,
        trains: Object.entries(lesson.trains).map(([name, tiles]) => trainOf(lesson, name, tiles)),
        open_doubles: lesson.owed === undefined ? [] : [lesson.owed],
        tiles_in_hand: held,
        tiles_in_boneyard: 31,
        out: [],
        over: null,
        newest: null,
        commitment: '',
        salt: null,
        order: null,
        hands: null,
        points: null,
        history: [],
      },
      alert,
      next_table: null,
    },
    mine: {
      seat: 1,
      hand: [...lesson.hand],
      legal: [...lesson.legal],
      drawn: lesson.drawn === undefined ? [] : [lesson.drawn],
      can_undo: false,
      alert,
    },
    news: [],
    done: null,
  }
}

function trainOf(lesson: Lesson, name: string, tiles: readonly string[]): TrainSeen {
  const last = tiles.at(-1)
  const has_marker = lesson.markers?.includes(name) ?? false
  return {
    name,
    tiles: [...tiles],
    end: last === undefined ? ENGINE : ends(last)[1],
    is_started: tiles.length > 0,
    is_open: has_marker || name === 'M',
    has_marker,
    has_open_double: last !== undefined && isDouble(last) && lesson.owed === name,
  }
}
