// The tutorial's positions keep to the rules of the game that it teaches.

import { describe, expect, it } from 'vitest'
import { LESSONS, type Lesson, stateOf } from '../src/pages/lessons'
import { ends, tileKey } from '../src/table/tiles'

const ENGINE = 9

/** Every step that lays a tile where it fits: on the train that is owed, or on any that is usable. */
function fitting(lesson: Lesson): string[] {
  const { trains } = stateOf(lesson, 0, 'You').table.round!
  const isFirst = trains[0]!.tiles.length === 0
  const usable = trains.filter(({ name, is_open }) => {
    if (lesson.owed !== undefined) return name === lesson.owed
    return name === '1' || (is_open && !isFirst)
  })
  return lesson.hand.flatMap((tile) =>
    usable.filter(({ end }) => ends(tile).includes(end)).map(({ name }) => `${tile}@${name}`),
  )
}

describe.each(LESSONS.map((lesson) => [lesson.name, lesson] as const))('%s', (_, lesson) => {
  it('has trains that hang together', () => {
    for (const tiles of Object.values(lesson.trains)) {
      let end = ENGINE
      for (const tile of tiles) {
        expect(ends(tile)[0]).toBe(end)
        end = ends(tile)[1]
      }
    }
  })
  it('has every tile once', () => {
    const tiles = [...lesson.hand, ...Object.values(lesson.trains).flat(), '9-9'].map(tileKey)
    expect(new Set(tiles).size).toBe(tiles.length)
  })
  it('lights what fits, and only that', () => {
    const fits = fitting(lesson)
    expect(lesson.legal.filter((step) => step.includes('@'))).toEqual(fits)
    if (fits.length === 0) expect(lesson.legal).toEqual(lesson.drawn ? ['-'] : ['+'])
  })
  it('wants something legal', () => {
    expect(lesson.legal).toContain(lesson.wanted)
  })
})
