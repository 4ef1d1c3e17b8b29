// The worker of the library. It keeps the page itself and the files of the rulebook, the cards and the case
// book, so that these are there without a network. It never touches a table: no call of `/api/tables`, no
// socket, nothing that is sent. `BUILD` and `SHELL` are written in when the page is built, so that a new
// build is a new worker with a new shelf.
const BUILD = '__BUILD__'
const SHELL = __SHELL__
const PAGE = `tintero-page-${BUILD}`
const BOOKS = 'tintero-books'
const KINDS = ['rules', 'cards', 'cases', 'plays']
// Where the files are is asked anew when that can be; a file itself never changes.
const LISTS = [...KINDS.map((kind) => `/api/library/${kind}`), '/api/cards']
const isFile = (path) => /^\/api\/(library\/\w+|cards)\/[\w.-]+\.json$/.test(path)

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const page = await caches.open(PAGE)
      await page.addAll(SHELL.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })))
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name.startsWith('tintero-page-') && name !== PAGE).map((name) => caches.delete(name)))
      await self.clients.claim()
    })(),
  )
})

async function kept(request) {
  const books = await caches.open(BOOKS)
  const before = await books.match(request)
  if (before) return before
  const answer = await fetch(request)
  if (answer.ok) await books.put(request, answer.clone())
  return answer
}

async function newest(request) {
  const books = await caches.open(BOOKS)
  try {
    const answer = await fetch(request)
    if (answer.ok) await books.put(request, answer.clone())
    return answer
  } catch (error) {
    const before = await books.match(request, { ignoreSearch: true })
    if (before) return before
    throw error
  }
}

async function opened(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await (await caches.open(PAGE)).match('/')
    if (page) return page
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') return event.respondWith(opened(request))
  if (LISTS.includes(url.pathname)) return event.respondWith(newest(request))
  if (isFile(url.pathname)) return event.respondWith(kept(request))
  if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.open(PAGE).then((page) => page.match(url.pathname)).then((before) => before ?? fetch(request)))
  }
})

/** Everything of the library, and away with what is of an older one. */
async function keepAll() {
  const books = await caches.open(BOOKS)
  const wanted = new Set(LISTS)
  for (const list of LISTS) {
    const answer = await fetch(list, { credentials: 'omit' })
    if (!answer.ok) throw new Error(list)
    await books.put(list, answer.clone())
    for (const url of Object.values((await answer.json()).url)) {
      wanted.add(url)
      if (!(await books.match(url))) await books.add(new Request(url, { credentials: 'omit' }))
    }
  }
  for (const request of await books.keys()) {
    const url = new URL(request.url)
    if (!wanted.has(url.pathname + url.search) && !wanted.has(url.pathname)) await books.delete(request)
  }
}

let keeping = null
self.addEventListener('message', (event) => {
  if (event.data?.keep !== 'library') return
  keeping ??= keepAll().then(
    () => 'kept',
    () => ((keeping = null), 'failed'),
  )
  event.waitUntil(keeping.then((library) => event.source?.postMessage({ library })))
})
