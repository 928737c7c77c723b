// The addresses of the pages.

export type Route =
  | { page: 'front' }
  | { page: 'open' }
  | { page: 'rules' }
  | { page: 'learn' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }
  | { page: 'replay'; code: string; number: number }
  | { page: 'score'; path: string }
  | { page: 'missing' }

/** The page that an address names. */
export function parse(address: string): Route {
  if (address === '/') return { page: 'front' }
  if (address === '/new') return { page: 'open' }
  if (address === '/rules') return { page: 'rules' }
  if (address === '/learn') return { page: 'learn' }
  if (/^\/score(\/|$)/.test(address)) return { page: 'score', path: address.slice(6) }
  const parts = /^\/t\/([^/]+)(?:\/(tv)|\/rounds\/(\d{1,3}))?\/?$/.exec(address)
  if (!parts) return { page: 'missing' }
  const [, typed = '', tv, number] = parts
  const code = cleanCode(decoded(typed))
  if (number) return { page: 'replay', code, number: Number(number) }
  return { page: tv ? 'tv' : 'table', code }
}

/** A part of an address as it was before it was put there. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // no address that this site has given
  }
}

/** A table's code as somebody may type it, in the form the server knows. */
export function cleanCode(typed: string): string {
  return typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
