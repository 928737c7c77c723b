import { describe, expect, test } from 'vitest'
import type { RoundSeen, TrainSeen } from '../generated/messages'
import { placesByTile, placesFor, trainsInPlace } from './trains'

function roundWith(...names: string[]): RoundSeen {
  const trains = names.map((name) => ({ name }) as TrainSeen)
  return { trains } as RoundSeen
}

const names = (trains: TrainSeen[]) => trains.map((train) => train.name)

describe('the places of the trains', () => {
  test('the own one, the Mexican one, then the seats from the left', () => {
    expect(names(trainsInPlace(roundWith('1', '2', '3', '4', 'M'), 3))).toEqual(['3', 'M', '4', '1', '2'])
  })

  test('a further Mexican train moves no other', () => {
    const before = names(trainsInPlace(roundWith('1', '2', '3', 'M'), 2))
    const after = names(trainsInPlace(roundWith('1', '2', '3', 'M', 'M2'), 2))
    expect(after).toEqual([...before, 'M2'])
  })

  test('tables without a Mexican train, and those who look on', () => {
    expect(names(trainsInPlace(roundWith('1', '2', '3'), 2))).toEqual(['2', '3', '1'])
    expect(names(trainsInPlace(roundWith('1', '2', 'M'), null))).toEqual(['M', '1', '2'])
  })
})

describe('where a tile fits', () => {
  const legal = ['12-5@3', '12-5@M', '5-2@3', '+', '-']

  test('is read from the legal steps, however the tile is written', () => {
    expect(placesFor(legal, '5-12')).toEqual(['3', 'M'])
    expect(placesFor(legal, '5-2')).toEqual(['3'])
    expect(placesFor(legal, '9-9')).toEqual([])
  })

  test('drawing and passing are no places', () => {
    expect([...placesByTile(legal).keys()]).toEqual(['12-5', '5-2'])
    expect(placesByTile(['-']).size).toBe(0)
  })
})
