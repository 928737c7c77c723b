// A page and the server's files are of one version: a page that finds a newer one loads it at once.
// Nothing is lost by that, since seat and table are the server's.

declare const __VERSION__: string

const TRIED = 'caboose.version'
/** Milliseconds that a new worker may take to fetch its files. */
const PATIENCE = 15000

/** Start the worker that keeps the files for use without a network, and look for a new version. */
export function keepUpToDate(): void {
  if (__VERSION__ === 'dev') return
  // A page that no worker has kept is the server's newest.
  if (navigator.serviceWorker?.controller) void checkVersion()
  // The page's own files come first.
  window.addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
  })
}

/** Load the page anew if the server has another version; called after each interruption too. */
export async function checkVersion(): Promise<void> {
  const newest = await fetch('/version.txt', { cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : __VERSION__))
    .catch(() => __VERSION__)
  if (newest === __VERSION__ || __VERSION__ === 'dev') return
  if (sessionStorage.getItem(TRIED) === newest) return // once is enough: no endless loading
  sessionStorage.setItem(TRIED, newest)
  await newWorker()
  location.reload()
}

/** Put the worker of the new version in charge, if this page has one at all. */
async function newWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return
  const changed = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
  })
  await registration.update().catch(() => undefined)
  const worker = registration.installing ?? registration.waiting
  if (!worker) return
  worker.addEventListener('statechange', () => activate(worker))
  activate(worker)
  await Promise.race([changed, new Promise((done) => setTimeout(done, PATIENCE))])
}

function activate(worker: ServiceWorker): void {
  if (worker.state === 'installed') worker.postMessage('activate')
}
