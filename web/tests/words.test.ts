import { expect, test } from 'vitest'
import type { SeatSeen } from '../src/generated/messages'
import { preferredLanguage } from '../src/lib/languages'
import { completed, loadWords, wordsOf } from '../src/lib/words'

const seats = ['Ann', 'Bea', 'Carl'].map((name, place) => ({ seat: place + 1, name }) as SeatSeen)
const reader = { seat: 2, seats }

test('a seat brings its name, and whether it is the reader', () => {
  expect(completed({ seat: 2 }, reader)).toEqual({ seat: 2, name: 'Bea', you: 'yes' })
  expect(completed({ seat: 3 }, reader)).toEqual({ seat: 3, name: 'Carl', you: 'no' })
})

test('nobody is a spectator', () => {
  expect(completed({ seat: 1 }, { seat: null, seats })['you']).toBe('no')
  expect(completed({ train: '1' }, { seat: null, seats })['where']).toBe('other')
})

test('a train brings where it is, its owner and its place', () => {
  const part = (train: string) => {
    const { where, owner, place } = completed({ train }, reader)
    return [where, owner, place]
  }
  expect(part('2')).toEqual(['own', 'Bea', 1])
  expect(part('3')).toEqual(['other', 'Carl', 1])
  expect(part('M')).toEqual(['mexican', '', 1])
  expect(part('M3')).toEqual(['mexican', '', 3])
})

test('a missing entry is its own id', () => {
  const words = wordsOf('es', 'here = { $name } aquí')
  expect([words('here', { name: 'Ann' }), words('nowhere')]).toEqual(['Ann aquí', 'nowhere'])
  expect([words.has('here'), words.has('nowhere')]).toEqual([true, false])
})

test('the language that the browser wants', () => {
  expect(preferredLanguage(['de-DE', 'es-MX', 'en'])).toBe('es')
  expect(preferredLanguage(['vi'])).toBe('vi')
  expect(preferredLanguage(['xx'])).toBe('en')
})

test('the catalogues say whose turn it is', async () => {
  const words = await loadWords('en')
  const turn = (seat: number) => words.message({ id: 'phase-turn', arguments: { seat } }, reader)
  expect([turn(2), turn(3)]).toEqual(['Your turn', 'Carl’s turn'])
})
