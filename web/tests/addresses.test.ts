import { expect, test } from 'vitest'
import { cleanCode, parse } from '../src/lib/addresses'

test('each address has its page', () => {
  expect(parse('/')).toEqual({ page: 'front' })
  expect(parse('/new')).toEqual({ page: 'open' })
  expect(parse('/t/k7qd23')).toEqual({ page: 'table', code: 'K7QD23' })
  expect(parse('/t/K7QD23/tv')).toEqual({ page: 'tv', code: 'K7QD23' })
  expect(parse('/t/K7QD23/rounds/12')).toEqual({ page: 'replay', code: 'K7QD23', number: 12 })
})

test.each(['/t', '/t/', '/T/A', '/t/A/b', '/t/A/rounds/x', '/new/x', '/t/A/rounds/1234'])(
  '%s is no address',
  (address) => expect(parse(address)).toEqual({ page: 'missing' }),
)

test('a code is read as people type it', () => {
  expect(cleanCode(' k7-qd 23')).toBe('K7QD23')
  expect(parse('/t/%E0%A4%A')).toEqual({ page: 'table', code: '' })
})
