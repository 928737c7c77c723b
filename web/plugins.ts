// What the client's build does beyond Vite: catalogues as modules, the page's first script, the
// service worker.

import { readFileSync, readdirSync } from 'node:fs'
import { type Plugin, type Rolldown, build } from 'vite'
import { LANGUAGES } from './src/lib/languages.ts'

const LOCALES = '../src/caboose/locales'
const KEPT = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png']

/** What each page or language is imported by; the other pages stand in the main file. */
const PAGES: Record<string, string> = {
  table: '/src/table/TableScreen.svelte',
  tv: '/src/table/TvScreen.svelte',
  learn: '/src/pages/LearnPage.svelte',
  replay: '/src/pages/ReplayPage.svelte',
  score: '/src/score/ScorePages.svelte',
  ...Object.fromEntries(Object.keys(LANGUAGES).map((each) => [each, `words:${each}`])),
}

/** `words:es` is the text of all catalogues in Spanish, but of those that the terminal alone says. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('words:') ? id : null),
    load(id) {
      const language = /^words:(\w+)$/.exec(id)?.[1]
      if (!language) return null
      const names = readdirSync(`${LOCALES}/${language}`).filter(
        (name) => name.endsWith('.ftl') && name !== 'terminal.ftl',
      )
      const texts = names.map((name) => {
        const path = `${LOCALES}/${language}/${name}`
        this.addWatchFile(path)
        return readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '') // comments are for translators
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}

/** Put src/first.ts into the page, with the files that each page and language will want. */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = (await bundled('src/first.ts')).replace(
          '__FILES__',
          JSON.stringify(laterFiles(Object.values(bundle))),
        )
        return html.replace('<!-- src/first.ts -->', () => `<script>${script}</script>`)
      },
    },
  }
}

/** A program in one piece. */
async function bundled(input: string): Promise<string> {
  const output = { format: 'iife' } as const
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input, output } },
  })
  return (built as Rolldown.RolldownOutput).output[0].code.trim()
}

/** The files that come after the entry's own: by page, and the words by language. */
function laterFiles(bundle: Rolldown.OutputBundle[string][]): Record<string, string[]> {
  const chunks = bundle.filter((each) => each.type === 'chunk')
  const files = (chunk: Rolldown.OutputChunk | undefined): string[] => {
    if (!chunk) return []
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
    const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
    return [chunk.fileName, ...styles, ...imported.flatMap(files)]
  }
  const entry = files(chunks.find(({ isEntry }) => isEntry))
  const found: Record<string, string[]> = {}
  for (const [name, module] of Object.entries(PAGES)) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`${module} is nowhere in the build`)
    const later = files(chunk).filter((file) => !entry.includes(file))
    found[name] = [...new Set(later)].map((file) => `/${file}`)
  }
  return found
}

/** Write sw.js: src/worker.js with the version and the names of all built files. */
export function serviceWorker(version: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post', // Vite leaves files out until then
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = [...KEPT, ...built.map((name) => `/${name}`)]
      const source = readFileSync('src/worker.js', 'utf-8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
