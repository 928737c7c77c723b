// The client's wording against Python's: tests/locales/vectors.py words every entry here and now.

import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { SeatSeen } from '../src/generated/messages'
import { LANGUAGES, type Language } from '../src/lib/languages'
import { type Arguments, loadWords } from '../src/lib/words'

type Vector = [id: string, arguments: Arguments, language: Language, seat: number | null, text: string]

// pytest gives its own interpreter.
const python = process.env['CABOOSE_PYTHON'] ?? '.venv/bin/python'
const told = execFileSync(python, ['-m', 'tests.locales.vectors'], {
  cwd: '..',
  encoding: 'utf-8',
  maxBuffer: 1e9,
})
const { names, vectors }: { names: string[]; vectors: Vector[] } = JSON.parse(told)
const seats = names.map((name, place) => ({ seat: place + 1, name }) as SeatSeen)

test.each(Object.keys(LANGUAGES) as Language[])('%s is worded as Python words it', async (language) => {
  const words = await loadWords(language)
  const own = vectors.filter((vector) => vector[2] === language)
  const wrong = own
    .map(([id, args, , seat, text]) => [id, words.message({ id, arguments: args }, { seat, seats }), text])
    .filter(([, said, text]) => said !== text)
  expect(wrong).toEqual([])
  expect(own.length).toBeGreaterThan(2000)
})
