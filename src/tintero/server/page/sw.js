// The worker of the library. It keeps the page itself and the files of the rulebook, the cards and the case
// book, so that these are there without a network. It never touches a table: no call of `/api/tables`, no
// socket, nothing that is sent. `BUILD` and `SHELL` are written in when the page is built, so that a new
// build is a new worker with a new shelf.
const BUILD = '9d04748809ff75c1'
const SHELL = ["/","/icon.svg","/assets/Card-97Q2731D.css","/assets/Card-KU0rbFmY.js","/assets/CardLink-RdWS9fWS.js","/assets/CardLink-fJpj3bNZ.css","/assets/Cards-CkJbJ7xw.css","/assets/Cards-RHohtaND.js","/assets/Cases-C91EVK0N.css","/assets/Cases-DqTXwjLG.js","/assets/Choice-CDLAxwa4.css","/assets/Choice-UNOkn-DG.js","/assets/Curve-BJUS-pJU.js","/assets/Curve-CkmYNowL.css","/assets/DeckPicker-CoV4vsjb.js","/assets/DeckPicker-m6_BU9B8.css","/assets/Decks-B36EBXPK.js","/assets/Decks-s0B1Xs1e.css","/assets/Dialog-DPBMSKN9.js","/assets/Dialog-DT5gGQm9.css","/assets/Fan-DPNKo3Pu.css","/assets/Fan-Dh2sJCDL.js","/assets/Help-DU-aTZcl.css","/assets/Help-KUlLplkI.js","/assets/Home-BBPvLfPw.css","/assets/Home-D8GZkL6-.js","/assets/Invite-Bztci77G.js","/assets/Invite-CH8_gOdQ.css","/assets/Judge-B3u-YMCy.js","/assets/Judge-D_yNkre3.css","/assets/Learn-Dwe7kbWd.js","/assets/Learn-fUP1FI0g.css","/assets/Limited-BWqE45a2.css","/assets/Limited-DlYEyMMR.js","/assets/Lobby-C7J3ppmz.js","/assets/Mine-G2kD6xps.js","/assets/New-B6i-6--O.js","/assets/New-CmlpXTGz.css","/assets/Plain-CvHldXdr.css","/assets/Plain-DIxoqZIt.js","/assets/Privacy-B6qPdZef.js","/assets/Privacy-i9yY9Civ.css","/assets/Puzzles-BvN5d4Kv.js","/assets/Puzzles-DZCxYPlr.css","/assets/RuleLink-B2HIUmLF.css","/assets/RuleLink-DB4D63aF.js","/assets/Rules-Gzlh7ScM.js","/assets/Rules-Sm4H3660.css","/assets/Said-DLl_jWPL.css","/assets/Said-oofzisG7.js","/assets/Sit-DIhlQo5E.css","/assets/Sit-Digv3DQG.js","/assets/Strip-BRg3Cg64.js","/assets/Strip-D2PnCiJB.css","/assets/TableRow-BlCOGZSe.js","/assets/TableRow-CdiUsTFN.css","/assets/Wrong-2XqtO-05.css","/assets/Wrong-GZkzNuLD.js","/assets/atkinson-hyperlegible-next-latin-wght-normal-BcXVPD7q.woff2","/assets/deck-uPUxxUpA.js","/assets/files.svelte-D5BF-5Op.js","/assets/find-B7UGcwSG.js","/assets/fraunces-latin-wght-italic-Py8at3oI.woff2","/assets/fraunces-latin-wght-normal-ukD16Tqj.woff2","/assets/index-BiqkMqTl.js","/assets/index-JcNQAT1G.css","/assets/keep-Df81F0LE.css","/assets/keep-qjvuAVsR.js","/assets/library.svelte-wURxJGHd.js","/assets/offers.svelte-0nlELAWV.js","/assets/options-DBnYE9iq.js","/assets/packed-3YQYA2vy.js","/assets/qr-CuLDT4Pt.js","/assets/saved-vEb5aB48.css","/assets/saved.svelte-0yFUpbSo.js","/assets/scene_link-3LCYbQG6.js","/assets/search-iWakwZ6k.js","/assets/words-B6AVhc31.css","/assets/words-MILE_B7K.js","/assets/words-i3WRq4sa.js","/assets/words.svelte-Znwjscnq.js"]
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
