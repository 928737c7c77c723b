import { expect, test } from 'vitest'
import { optionsOf, parseRules, rulesText, withOption } from '../src/lib/rules'

const spruce = { values: { draws: 'one', double_blank: 50 } }
const plain = { preset: 'spruce', changes: {} }

test('a chosen option is written behind the preset, and read back', () => {
  const rules = withOption(plain, spruce, 'draws', 'two')
  expect(rulesText(rules)).toBe('spruce draws=two')
  expect(parseRules('spruce draws=two')).toEqual(rules)
})

test("the preset's own value is no change, as text or number", () => {
  const changed = withOption(plain, spruce, 'double_blank', 25)
  expect(withOption(changed, spruce, 'double_blank', '50')).toEqual(plain)
})

test('an option belongs to the chapter of its section', () => {
  const options = ['2.1', '2.4.1', '2.4.3'].map((section) => ({ section }))
  expect(optionsOf('2.4', options)).toEqual(options.slice(1))
})
