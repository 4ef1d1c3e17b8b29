// The worker of the library. It keeps the page itself and the files of the rulebook, the cards and the case
// book, so that these are there without a network. It never touches a table: no call of `/api/tables`, no
// socket, nothing that is sent. `BUILD` and `SHELL` are written in when the page is built, so that a new
// build is a new worker with a new shelf.
const BUILD = '3d6fa2498e73af1c'
const SHELL = ["/","/icon.svg","/assets/Card-CF_E82eu.js","/assets/Card-CjGrKg0s.css","/assets/Cards-Chkbm4b1.css","/assets/Cards-gKuxnd2n.js","/assets/Cases-C3I-9-C5.js","/assets/Cases-D4FDlDeX.css","/assets/Choice-CDLAxwa4.css","/assets/Choice-xM8RkY1U.js","/assets/DeckPicker-B5QLlsNO.js","/assets/DeckPicker-m6_BU9B8.css","/assets/Decks-BgrgYXPi.js","/assets/Decks-DxLpB0CL.css","/assets/DeskView-6_BZhrWT.js","/assets/DeskView-AFEf7rgk.css","/assets/Dialog-B8oX4Lvl.js","/assets/Dialog-DT5gGQm9.css","/assets/Fan-B-cBqlYO.js","/assets/Fan-DPNKo3Pu.css","/assets/Help-9sKeXG3x.js","/assets/Help-DU-aTZcl.css","/assets/Home-geC0fZj7.js","/assets/Home-xaFbdsAr.css","/assets/Invite-C4p1J3V_.js","/assets/Invite-CH8_gOdQ.css","/assets/Judge-Bp7LVEv6.js","/assets/Judge-D_7Ka6M9.css","/assets/JudgeDesk-C3WUlWTK.js","/assets/Lobby-D_Oc6tqa.js","/assets/Mine-DCnF3cmi.js","/assets/New-D_aXOqiG.css","/assets/New-drnM0I0h.js","/assets/Privacy-BWgLginA.js","/assets/Privacy-i9yY9Civ.css","/assets/Rules-DhwlqyJ_.js","/assets/Rules-hbc81sRO.css","/assets/Said-BEYIhmw-.js","/assets/Said-DLl_jWPL.css","/assets/Sit-B8A3jpxI.js","/assets/Sit-DIhlQo5E.css","/assets/TableRow-CS7ZU5H9.js","/assets/TableRow-CdiUsTFN.css","/assets/Wrong-DPrQQYyE.css","/assets/Wrong-GvoKcyu0.js","/assets/atkinson-hyperlegible-next-latin-wght-normal-BcXVPD7q.woff2","/assets/deck-uPUxxUpA.js","/assets/find-CEwKvjNO.js","/assets/fraunces-latin-wght-italic-Py8at3oI.woff2","/assets/fraunces-latin-wght-normal-ukD16Tqj.woff2","/assets/index-BQopIMXv.js","/assets/index-JcNQAT1G.css","/assets/keep-CHkIGNit.js","/assets/keep-Dl3lagXs.css","/assets/library.svelte-uumRZQM4.js","/assets/offers.svelte-DuyZszF6.js","/assets/options-DWi6ZEwX.js","/assets/play-Bb6C5WEa.css","/assets/play.svelte-DzD01cT0.js","/assets/qr-CuLDT4Pt.js","/assets/saved-vEb5aB48.css","/assets/saved.svelte-BUiN8coK.js","/assets/search-iWakwZ6k.js","/assets/words-B6AVhc31.css","/assets/words-CGpXu44f.js","/assets/words.svelte-VqUAJ6NM.js"]
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
