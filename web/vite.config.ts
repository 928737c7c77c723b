import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin, defineConfig } from 'vite'

const server = 'http://127.0.0.1:8000'
const version = process.env['CABOOSE_VERSION'] ?? 'dev'
const kept = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png']

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../src/caboose/server/client',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: 'words', name: catalogueName, test: /\.ftl/ }] } },
    },
  },
  // `npm run dev` shows the client as it is being written; `caboose serve` runs beside it.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
})

/** All catalogues of a language in one file, but the score keeper's in its own. */
function catalogueName(path: string): string | null {
  const [, language, name] = /locales\/(\w+)\/(\w+)/.exec(path) ?? []
  if (!language) return null
  return name === 'score' ? `words-score-${language}` : `words-${language}`
}

/** Write sw.js: src/worker.js with the version and the names of all built files. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = [...kept, ...built.map((name) => `/${name}`)]
      const source = readFileSync('src/worker.js', 'utf-8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
