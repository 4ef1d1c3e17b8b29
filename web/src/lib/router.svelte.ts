/** Which page is shown. The server gives the same HTML for each of these paths. */

export type RouteName =
  | 'home' | 'new' | 'lobby' | 'mine' | 'decks' | 'table' | 'replay' | 'help' | 'privacy' | 'judge' | 'learn' | 'puzzles' | 'missing'
  | 'rules' | 'cards' | 'cases' | 'limited'

export interface Route {
  name: RouteName
  id: string
  plain: boolean
}

const SIMPLE: Record<string, RouteName> = {
  '': 'home', new: 'new', lobby: 'lobby', mine: 'mine', decks: 'decks', help: 'help', privacy: 'privacy',
  judge: 'judge', learn: 'learn', puzzles: 'puzzles', rules: 'rules', cards: 'cards', cases: 'cases', limited: 'limited',
}
/** What has pages below it, each named by what follows. */
const DEEP: Record<string, RouteName> = {
  t: 'table', replay: 'replay', rules: 'rules', cards: 'cards', cases: 'cases', learn: 'learn', puzzles: 'puzzles',
}

export function routeOf(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean)
  const plain = new URLSearchParams(search).has('plain')
  const [first = '', id = ''] = parts
  if (parts.length <= 1 && first in SIMPLE) return { name: SIMPLE[first] as RouteName, id: '', plain }
  if (parts.length === 2 && first in DEEP) return { name: DEEP[first] as RouteName, id, plain }
  return { name: 'missing', id: '', plain }
}

const here = () =>
  typeof location === 'undefined'
    ? { route: routeOf('/'), hash: '' }
    : { route: routeOf(location.pathname, location.search), hash: location.hash.slice(1) }

let now = $state.raw(here())

export function route(): Route {
  return now.route
}

/** What stands behind `#`: the token of a seat, at a table. */
export function fragment(): string {
  return now.hash
}

/** Go somewhere of this page, with the choice of plain text kept. */
export function go(to: string, replace = false): void {
  const url = new URL(to, location.origin)
  if (now.route.plain && !url.searchParams.has('plain')) url.searchParams.set('plain', '')
  const text = url.pathname + url.search.replace('plain=', 'plain') + url.hash
  if (replace) history.replaceState(null, '', text)
  else history.pushState(null, '', text)
  now = here()
  scrollTo(0, 0)
}

/** Links of the page itself do not load it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || routeOf(link.pathname).name === 'missing') return
  if (link.pathname === location.pathname && link.hash && !link.pathname.startsWith('/t/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => (now = here()))
  addEventListener('hashchange', () => (now = here()))
}
