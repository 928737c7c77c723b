// The catalogues of src/caboose/locales in the browser. The Python face, caboose.locales, adds the
// same placeholders to a message; the two must stay alike.

import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle'
import type { Message, SeatSeen, State } from '../generated/messages'
import type { Language } from './languages'

export type Arguments = Record<string, string | number>

/** Who reads: the own seat (null for a spectator), and who sits where. */
export interface Reader {
  seat: number | null
  seats: readonly SeatSeen[]
}

export interface Words {
  /** The entry of this id in the reader's language; the id itself if no catalogue has it. */
  (id: string, args?: Arguments): string
  language: Language
  has(id: string): boolean
  /** A message of the server, worded for this reader. */
  message(message: Message, reader: Reader): string
}

// Each is a module of its own; plugins.ts makes them of src/caboose/locales.
const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  es: () => import('words:es'),
  sq: () => import('words:sq'),
  vi: () => import('words:vi'),
  jv: () => import('words:jv'),
}

/** The reader of a state. */
export function readerOf(state: State): Reader {
  return { seat: state.mine?.seat ?? null, seats: state.table.seats }
}

/** The words of a language. */
export async function loadWords(language: Language): Promise<Words> {
  const { default: text } = await CATALOGUES[language]()
  const words = wordsOf(language, text)
  // Touches have their turn before the page is made of them.
  await new Promise((done) => setTimeout(done))
  return words
}

/** The words of a catalogue. Fluent's isolation marks are left out: names keep to one line. */
export function wordsOf(language: Language, text: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))

  function words(id: string, args: Arguments = {}): string {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, inPlainDigits(args), []) : id
  }
  return Object.assign(words, {
    language,
    has: (id: string) => Boolean(bundle.getMessage(id)?.value),
    message(message: Message, reader: Reader) {
      const told = completed(message.arguments, reader)
      const { detail } = message.arguments
      // It names an entry that stands inside this one and is worded with the same arguments.
      if (typeof detail === 'string') told['detail'] = words(detail, message.arguments)
      return words(message.id, told)
    },
  })
}

/** A number without signs between thousands, as the server writes it. */
class PlainNumber extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false })
  }

  /** Digits as they are, since a browser's first `Intl.NumberFormat` takes a tenth of a second. */
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope)
  }
}

function inPlainDigits(args: Arguments): Record<string, string | FluentNumber> {
  const plain = (value: string | number) =>
    typeof value === 'number' ? new PlainNumber(value) : value
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]))
}

/** The arguments of a message with what its wording may need besides. */
export function completed(given: Arguments, reader: Reader): Arguments {
  const { seat, train } = given
  const nameOf = (number: number) => reader.seats[number - 1]?.name ?? String(number)
  const result = { ...given }
  if (typeof seat === 'number') {
    result['name'] ??= nameOf(seat)
    result['you'] = seat === reader.seat ? 'yes' : 'no'
  }
  if (typeof train === 'string') {
    const isMexican = train.startsWith('M')
    const owner = Number(train)
    result['where'] = isMexican ? 'mexican' : owner === reader.seat ? 'own' : 'other'
    result['owner'] = isMexican ? '' : nameOf(owner)
    result['place'] = isMexican ? Number(train.slice(1) || 1) : 1
  }
  return result
}
