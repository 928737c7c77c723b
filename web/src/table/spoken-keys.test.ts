import { describe, expect, it } from 'vitest'
import { Typed } from './spoken-keys'

describe('a number typed digit by digit', () => {
  const typed = (digits: string, most: number) => {
    const number = new Typed()
    return [...digits].map((digit) => number.add(digit, most))
  }

  it('grows as long as there is such a number', () => {
    expect(typed('12', 15)).toEqual([1, 12])
    expect(typed('123', 200)).toEqual([1, 12, 123])
  })
  it('begins anew where there is none', () => {
    expect(typed('16', 15)).toEqual([1, 6])
    expect(typed('127', 15)).toEqual([1, 12, 7])
  })
  it('gives what was typed where nothing has that number, so that it can be refused', () => {
    expect(typed('9', 5)).toEqual([9])
    expect(typed('05', 5)).toEqual([0, 5])
  })
  it('begins anew after another key', () => {
    const number = new Typed()
    number.add('1', 15)
    number.clear()
    expect(number.add('2', 15)).toBe(2)
  })
})
