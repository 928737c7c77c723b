// Stands in the page itself and runs before all else: asks at once for all that the page at this
// address will need. On a slow line each turn there and back that is saved is half a second.

import { type Route, parse } from './lib/addresses'
import { socketAddress } from './lib/api'
import type { Early, EarlyLine } from './lib/early'
import { type Language, preferredLanguage } from './lib/languages'
import { acceptPersonalLink, ownSeat } from './lib/seats'
import { SETTINGS_KEY, read } from './lib/storage'

/** The files behind the first ones: by page, and the words by language. Put in by plugins.ts. */
declare const __FILES__: Record<string, string[]>

acceptPersonalLink() // before anything else can see the address
const here = parse(location.pathname)
const token = here.page === 'table' ? (ownSeat(here.code)?.token ?? null) : null
const isStranger = here.page === 'table' && token === null

const { language } = read<{ language?: Language }>(SETTINGS_KEY, {})
fetchFiles(language ?? preferredLanguage(navigator.languages))
if (!isStranger) fetchFiles(here.page)

const early: Early = { answers: {}, line: null }
for (const path of wantedPaths(here)) {
  early.answers[path] = fetch(path)
  early.answers[path].catch(() => undefined) // whoever takes it is told
}
if (here.page === 'tv' || token !== null) early.line = enter((here as { code: string }).code, token)
window.early = early

function fetchFiles(name: string): void {
  for (const file of __FILES__[name] ?? []) {
    // A style sheet that is preloaded and not used at once would bring a warning.
    if (file.endsWith('.css')) void fetch(file).catch(() => undefined)
    else preload(file)
  }
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

/** What the page will ask of the REST interface as soon as it is there. */
function wantedPaths(here: Route): string[] {
  switch (here.page) {
    case 'open':
    case 'rules':
      return ['/api/options', '/api/presets']
    case 'table':
      return isStranger ? [`/api/tables/${here.code}`] : []
    case 'replay':
      return [`/api/tables/${here.code}/rounds/${here.number}`, `/api/tables/${here.code}`]
    default:
      return []
  }
}

/** Enter a table; what comes is kept for the program. */
function enter(code: string, token: string | null): EarlyLine {
  const socket = new WebSocket(socketAddress(code))
  const texts: string[] = []
  socket.onopen = () => socket.send(JSON.stringify({ type: 'enter', token, seen: 0 }))
  socket.onmessage = ({ data }: MessageEvent<string>) => texts.push(data)
  return { code, token, socket, texts }
}
