import { expect, test } from 'vitest'
import type { State } from '../generated/messages'
import { withoutCharacters } from './characters'
import type { Words } from './words'

const seat = (number: number, kind: string, name: string, level: string | null) => ({
  seat: number, kind, name, level, is_host: number === 1, is_connected: true,
})
const said = (number: number) => ({ seq: number, kind: 'said', seat: number })
const STATE = {
  table: {
    seats: [
      seat(1, 'person', 'Ann', null),
      seat(2, 'computer', 'Signal', 'expert'),
      seat(3, 'stand-in', 'Bea', 'planner'),
    ],
  },
  news: [said(1), said(2), said(3), { seq: 4, kind: 'played', seat: 2 }],
} as unknown as State

test('computers are called by their level and say nothing; persons keep name and voice', () => {
  const shown = withoutCharacters(STATE, ((id: string) => id) as Words)
  expect(shown.table.seats.map(({ name }) => name)).toEqual(['Ann', 'level-expert B', 'Bea'])
  expect(shown.news.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['said', 1], ['said', 3], ['played', 2],
  ])
  expect(STATE.table.seats[1]?.name).toBe('Signal')
})
