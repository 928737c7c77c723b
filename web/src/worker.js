// The service worker: keeps the files of one version, so that the page opens without a network.
// vite.config.ts puts the version and the names of the files in. A worker serves its own version
// alone, and a newer one waits until a page asks for it and loads itself anew.

const CACHE = 'caboose-__VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})

self.addEventListener('message', (event) => {
  if (event.data === 'activate') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (address.pathname.startsWith('/api/')) return
  const wanted = request.mode === 'navigate' ? '/' : address.pathname
  if (FILES.includes(wanted)) event.respondWith(kept(wanted, request))
})

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
