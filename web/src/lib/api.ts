/** What goes over HTTP (`tintero.server.api_shapes`). */
import type { SeatState, Sentence, TableInfo } from './protocol'
import { settings } from './settings.svelte'

export interface DeckGiven {
  shipped?: string
  text?: string
}
export interface SeatGiven {
  kind: 'me' | 'here' | 'open' | 'bot'
  name?: string
  bot?: string
  deck?: DeckGiven
}
/** A way to play that is not the official game (`docs/variants.md`). */
export interface VariantOffered {
  id: string
  title: string
  about: string
  players: [number, number]
  best_of?: number
  deck?: [least: number, inks: number, copies: number]
  rules?: string
  clauses?: Record<string, string>
  assumed?: string[]
}
export interface TableGiven {
  seats: SeatGiven[]
  best_of?: 1 | 2 | 3
  rules?: string
  format?: string
  clock?: 'off' | 'casual' | 'ranked' | 'slow'
  teams?: boolean
  listed?: boolean
  free_undo?: boolean
  watch?: boolean
  delay_s?: 0 | 60 | 300 | -1
  variant?: string
  visitor?: string
  lang?: string
}
export interface SitGiven {
  name?: string
  deck?: DeckGiven
  seat?: number
  visitor?: string
  lang?: string
}
export interface SeatMade {
  table: string
  seat: number
  token: string
}
export interface DeckLine {
  n: number
  count: number
}
export interface DeckFault {
  said: Sentence
  line?: number
  rule?: string
}
export interface DeckChecked {
  name?: string
  lines?: DeckLine[]
  inks?: string[]
  count?: number
  curve?: number[]
  inkable?: number
  faults?: DeckFault[]
  formats?: string[]
  text?: string
}
export interface ShippedDeck {
  name: string
  title: string
  inks: string[]
  lines: DeckLine[]
  formats?: string[]
  kind?: string
  plan?: string
}
export interface ListedTable {
  id: string
  made_ms: number
  state: string
  seats?: { name?: string; bot?: string; free?: boolean; mine?: boolean }[]
  rules?: string
  format?: string
  best_of?: number
  clock?: string
  variant?: string
  variant_title?: string
}
export interface Choices {
  bots: { id: string; name: string; said: Sentence }[]
  formats: string[]
  rules: string[]
  clocks: string[]
  phrases: string[]
  languages?: string[]
  variants?: VariantOffered[]
  variant?: string
}
export interface ReplayLine {
  at: number
  said: Sentence
  clause?: string
  begins?: boolean
  turn?: number
  quiet?: boolean
  short?: string
}
/** Whose eyes: a seat's, -1 those of who watched, `all` those of who may know everything. */
export type Eyes = number | 'all'
export interface Replay {
  games: number
  game: number
  steps: number
  seats: string[]
  lines: ReplayLine[]
  seat: Eyes
  over: Sentence
  rules?: string
  record?: boolean
  variant?: string
  variant_title?: string
}
export interface TurnCounted {
  turn: number
  seat: number
  lore: number[]
  ink: number[]
  ink_used?: number
  cards_seen?: number
  played?: number
  quests?: number
  challenges?: number
}
export interface ReviewSaid {
  seat: number
  head: Sentence
  parts: Sentence[]
  curve: { at: number; turn: number; chance: number }[]
  losses: { at: number; grade: string; loss: number; said: Sentence }[]
}
export interface GameStats {
  turns: TurnCounted[]
  seats: string[]
  actions: number
  over: Sentence
  winners?: number[]
  reason?: string
  rule?: string
}
export interface ShuffleProof {
  commitment: string
  salt: string
  seed: string
  starting: number
  decks: string[][]
  told?: string
}
export interface ForkGiven {
  at: number
  game?: number
  as?: 'known' | 'all'
  seat?: number
  against?: 'bot' | 'link'
  bot?: string
  name?: string
  visitor?: string
  lang?: string
}
export interface JudgeSaid {
  html: string
  verdict: 'yes' | 'no' | ''
  said: string
  scene: string
  title?: string
  rules?: string
}
export interface ProblemSaid {
  error: string
  said: Sentence
  rule?: string
  faults?: DeckFault[]
}

/** What the server refused, in its own words. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemSaid | null,
  ) {
    super(problem?.error ?? String(status))
  }
}

async function asked(path: string, init?: RequestInit): Promise<Response> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', settings.lang)
  const answer = await fetch(url, { credentials: 'omit', ...init })
  if (answer.ok) return answer
  let problem: ProblemSaid | null = null
  try {
    problem = (await answer.json()) as ProblemSaid
  } catch {
    /* not of this server */
  }
  throw new ApiProblem(answer.status, problem)
}

async function get<T>(path: string, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  return (await (await asked(path, { headers })).json()) as T
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (token) headers.Authorization = `Bearer ${token}`
  return (await (await asked(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

export const api = {
  make: (given: TableGiven) => post<SeatMade>('/api/tables', given),
  lobby: () => get<{ tables: ListedTable[] }>('/api/tables'),
  table: (id: string) => get<TableInfo>(at(id)),
  sit: (id: string, given: SitGiven) => post<SeatMade>(`${at(id)}/sit`, given),
  mine: (visitor: string) => post<{ tables: ListedTable[] }>('/api/mine', { visitor }),
  decks: () => get<{ decks: ShippedDeck[] }>('/api/decks'),
  check: (given: { text?: string; shipped?: string; format?: string; variant?: string }) =>
    post<DeckChecked>('/api/decks/check', given),
  options: () => get<Choices>('/api/options'),
  record: async (id: string, game: number) => (await asked(`${at(id)}/record?game=${game}`)).text(),
  replay: (id: string, game: number, eyes: Eyes = 'all', token?: string) =>
    get<Replay>(`${at(id)}/replay?game=${game}&seat=${eyes}`, token),
  replayAt: (id: string, game: number, step: number, eyes: Eyes, token?: string) =>
    get<{ at: number; state: SeatState; did?: string }>(
      `${at(id)}/replay/${step}?game=${game}&seat=${eyes}`,
      token,
    ),
  fork: (id: string, given: ForkGiven, token?: string) => post<SeatMade>(`${at(id)}/fork`, given, token),
  review: (id: string, game: number, seat: number) => get<ReviewSaid>(`${at(id)}/review?game=${game}&seat=${seat}`),
  stats: (id: string, game: number) => get<GameStats>(`${at(id)}/stats?game=${game}`),
  proof: (id: string, game: number) => get<ShuffleProof>(`${at(id)}/proof?game=${game}`),
  judge: (given: { scene: string; try?: string; rules?: string }) => post<JudgeSaid>('/api/judge', given),
  rule: (number: string, version: string, variant = '') =>
    get<{ number: string; title?: string; text: string; variant?: string }>(
      `/api/rules/${encodeURIComponent(number)}?rules=${encodeURIComponent(version)}${variant ? `&variant=${encodeURIComponent(variant)}` : ''}`,
    ),
}
