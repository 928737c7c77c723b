import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues, firstScript, serviceWorker } from './plugins.ts'

const server = 'http://127.0.0.1:8000'
const version = process.env['CABOOSE_VERSION'] ?? 'dev'

/** Few files: a browser fetches six at a time. Whatever is in none of these has its own. */
const groups = [
  {
    name: 'main',
    test: /node_modules\/(?!zzfx)|vite\/preload-helper|src\/(main|App|(lib|design|parts)\/(?!replay|review))|src\/pages\/(?!Learn|lessons|Replay)|src\/table\/(tiles|tile|half|seatbadge)\b/i,
  },
  { name: 'table', test: /src\/table\/(?!Tv)|src\/pages\/(Learn|lessons)/ },
  { name: 'score', test: /src\/score\// },
]

export default defineConfig({
  plugins: [svelte(), catalogues(), firstScript(), serviceWorker(version)],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../src/caboose/server/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // `npm run dev` shows the client as it is being written; `caboose serve` runs beside it.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
})
