// The worker of the library. It keeps the page itself and the files of the rulebook, the cards and the case
// book, so that these are there without a network. It never touches a table: no call of `/api/tables`, no
// socket, nothing that is sent. `BUILD` and `SHELL` are written in when the page is built, so that a new
// build is a new worker with a new shelf.
const BUILD = 'd7589084ba6d62bb'
const SHELL = ["/","/icon.svg","/assets/Card-Brha7Jnz.css","/assets/Card-C3XA5bWE.js","/assets/CardLink-fJpj3bNZ.css","/assets/CardLink-gob89DOt.js","/assets/Cards-BpVtUUUS.js","/assets/Cards-JzI91qPG.css","/assets/Cases-BBLyW2sG.js","/assets/Cases-C91EVK0N.css","/assets/Choice-CDLAxwa4.css","/assets/Choice-Dbl4rjsx.js","/assets/DeckPicker-CxZggLGk.js","/assets/DeckPicker-m6_BU9B8.css","/assets/Decks-Bpk2pSna.js","/assets/Decks-ChII_0nX.css","/assets/Dialog-DT5gGQm9.css","/assets/Dialog-DvM_vhjS.js","/assets/Fan-DPNKo3Pu.css","/assets/Fan-DW6FK3Kp.js","/assets/Help-DU-aTZcl.css","/assets/Help-DXAs4Viw.js","/assets/Home-6zEMiUbZ.js","/assets/Home-ByMJJHgP.css","/assets/Invite-BhQUcxN4.js","/assets/Invite-CH8_gOdQ.css","/assets/Judge-2bRVx4Xa.css","/assets/Judge-BkG-oyCm.js","/assets/Learn-BbRV9psq.js","/assets/Learn-DFkHctqB.css","/assets/Lobby-I0GaofYp.js","/assets/Mine-DMMSu3Xv.js","/assets/New-D3PSrba_.js","/assets/New-D_aXOqiG.css","/assets/Plain-B32M0kBo.js","/assets/Plain-BUBiYNic.css","/assets/Privacy-BTBqZiUf.js","/assets/Privacy-i9yY9Civ.css","/assets/Rules-BRuQQbbx.css","/assets/Rules-Ba8AnBX5.js","/assets/Said-BLGxI4Wx.js","/assets/Said-DLl_jWPL.css","/assets/Sit-DEE8f18h.js","/assets/Sit-DIhlQo5E.css","/assets/Strip-Bel-5d5Y.js","/assets/Strip-CcOqynUa.css","/assets/TableRow-B1kDAk-y.js","/assets/TableRow-CdiUsTFN.css","/assets/Wrong-Bt42PujW.js","/assets/Wrong-DPrQQYyE.css","/assets/atkinson-hyperlegible-next-latin-wght-normal-BcXVPD7q.woff2","/assets/deck-uPUxxUpA.js","/assets/find-D2HJAd_U.js","/assets/fraunces-latin-wght-italic-Py8at3oI.woff2","/assets/fraunces-latin-wght-normal-ukD16Tqj.woff2","/assets/index-BpcGT-zY.js","/assets/index-JcNQAT1G.css","/assets/keep-BJO1lbWP.js","/assets/keep-Df81F0LE.css","/assets/library.svelte-Cb-FRpqI.js","/assets/offers.svelte-iQvDufhM.js","/assets/options-DWi6ZEwX.js","/assets/packed-3YQYA2vy.js","/assets/qr-CuLDT4Pt.js","/assets/saved-vEb5aB48.css","/assets/saved.svelte-eCTdCGyQ.js","/assets/scene_link-3LCYbQG6.js","/assets/search-iWakwZ6k.js","/assets/words-B6AVhc31.css","/assets/words-B7A90FT8.js","/assets/words-Dbcfffsg.js","/assets/words.svelte-CWVaaqxi.js"]
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
