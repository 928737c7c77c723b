// The catalogues of src/caboose/locales in the browser. The Python face, caboose.locales, adds the
// same placeholders to a message; the two must stay alike.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import type { Message, SeatSeen, State } from '../generated/messages'

/** Each language by its own name. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  sq: 'Shqip',
  vi: 'Tiếng Việt',
  jv: 'Basa Jawa',
} as const

export type Language = keyof typeof LANGUAGES

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

// All but what the terminal alone says.
const files = import.meta.glob<string>(
  ['../../../src/caboose/locales/*/*.ftl', '!**/terminal.ftl'],
  { query: '?raw', import: 'default' },
)

/** The catalogue that only the score pages want: it is fetched when they are opened. */
const LATER = '/score.ftl'

/** The reader of a state. */
export function readerOf(state: State): Reader {
  return { seat: state.mine?.seat ?? null, seats: state.table.seats }
}

/** The language that fits the browser's settings best. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, Object.keys(LANGUAGES), {
    defaultLocale: 'en',
    strategy: 'lookup',
  })
  return best as Language
}

/** The words of a language, with English where an entry should be missing. */
export async function loadWords(language: Language, withScore = false): Promise<Words> {
  const wanted = language === 'en' ? ['en'] : [language, 'en']
  const texts = await Promise.all(wanted.map((each) => catalogue(each, withScore)))
  return wordsOf(language, wanted.map((each, place) => bundleOf(each, texts[place] ?? [])))
}

function catalogue(language: string, withScore: boolean): Promise<string[]> {
  const own = Object.entries(files).filter(
    ([path]) => path.includes(`/locales/${language}/`) && (withScore || !path.endsWith(LATER)),
  )
  return Promise.all(own.map(([, read]) => read()))
}

/** A bundle of these texts. Fluent's isolation marks are left out: names keep to one line. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** The words of these bundles, the first one before the others. */
export function wordsOf(language: Language, bundles: readonly FluentBundle[]): Words {
  const bundleWith = (id: string) => bundles.find((bundle) => bundle.getMessage(id)?.value)

  function words(id: string, args: Arguments = {}): string {
    const bundle = bundleWith(id)
    const pattern = bundle?.getMessage(id)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, inPlainDigits(args), []) : id
  }
  return Object.assign(words, {
    language,
    has: (id: string) => bundleWith(id) !== undefined,
    message(message: Message, reader: Reader) {
      const told = completed(message.arguments, reader)
      const { detail } = message.arguments
      // It names an entry that stands inside this one and is worded with the same arguments.
      if (typeof detail === 'string') told['detail'] = words(detail, message.arguments)
      return words(message.id, told)
    },
  })
}

/** The arguments, their numbers without signs between thousands, as the server writes them. */
function inPlainDigits(args: Arguments): Record<string, string | FluentNumber> {
  const plain = (value: string | number) =>
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value
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
