// The languages of the catalogues, and the one that fits a reader.

/** Each language by its own name. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  sq: 'Shqip',
  vi: 'Tiếng Việt',
  jv: 'Basa Jawa',
} as const

export type Language = keyof typeof LANGUAGES

/** The first of the languages that a browser wants, such as `es-MX`, that there is; else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((each) => each.split('-')[0] ?? '').find((each) => each in LANGUAGES)
  return (known as Language | undefined) ?? 'en'
}
