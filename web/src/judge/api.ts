/** The judge's desk over HTTP (`tintero.server.judge_shapes`): the scene goes with every call. */
import { ApiProblem, type ProblemSaid } from '../lib/api'
import type { CardView, Conceivable, Influence, OptionView, Sentence, View } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

export interface DeskEdit {
  what:
    | 'put' | 'take' | 'move' | 'state' | 'at' | 'under' | 'face' | 'lore' | 'ink' | 'drops' | 'inked' | 'deck'
    | 'turn' | 'step' | 'first' | 'rules' | 'variant' | 'title' | 'reading' | 'seats' | 'clear'
  card?: string
  place?: string
  name?: string
  seat?: number
  zone?: 'play' | 'hand' | 'deck' | 'discard' | 'ink'
  end?: 'top' | 'bottom'
  count?: number
  exerted?: boolean
  drying?: boolean
  damage?: number
  n?: number
  exerted_n?: number
  step?: string
  on?: boolean
  text?: string
}
export interface DeskGiven {
  scene: string
  at?: number
  edits?: DeskEdit[]
  try?: string
  seat?: number
  here?: boolean
  card?: string
}
export interface DeskRow {
  said: Sentence
  clause?: string
  sort?: string
  depth?: number
}
export interface DeskBlock {
  rows?: DeskRow[]
  step?: number
  seat?: number
  said?: string
  asked?: string
  declared?: string
  why?: Sentence
  rule?: string
}
export interface DeskClause {
  number: string
  title?: string
  text?: string
}
export interface DeskSide {
  heading: string
  zones?: string[]
}
export interface DeskLook {
  card: string
  thoughts?: Conceivable[]
  changes?: Influence[]
}
export interface DeskShown {
  scene: string
  view: View
  question: Sentence
  title?: string
  rules?: string
  variant?: string
  variant_title?: string
  readings?: string[]
  first_turn?: boolean
  at?: number
  steps?: number
  asked?: number
  turn_action?: boolean
  options?: OptionView[]
  inkwells?: CardView[][]
  names?: string[]
  over?: Sentence
  verdict?: 'yes' | 'no' | ''
  said?: string
  blocks?: DeskBlock[]
  clauses?: DeskClause[]
  stopped?: Sentence
  /** The position in which the scene begins, in words. */
  turn?: string
  sides?: DeskSide[]
  effects?: string[]
  put?: string
  look?: DeskLook
}
export interface DeskCourse {
  versions: string[]
  verdict?: 'yes' | 'no' | ''
  said?: string
}
export interface DeskParting {
  one: string[]
  two: string[]
  rows?: { one?: string; two?: string; same?: boolean }[]
  reasons?: string[]
}
export interface DeskCompared {
  courses: DeskCourse[]
  partings?: DeskParting[]
}
export type FileForm = 'markdown' | 'html' | 'scene' | 'record'

async function post<T>(path: string, body: unknown): Promise<T> {
  const url = new URL(path, location.origin)
  url.searchParams.set('lang', settings.lang)
  const answer = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return (await answer.json()) as T
  let problem: ProblemSaid | null = null
  try {
    problem = (await answer.json()) as ProblemSaid
  } catch {
    /* not of this server */
  }
  throw new ApiProblem(answer.status, problem)
}

export const deskApi = {
  position: (given: DeskGiven) => post<DeskShown>('/api/judge/position', given),
  compare: (scene: string, at: number) => post<DeskCompared>('/api/judge/compare', { scene, at }),
  export: (scene: string, at: number, form: FileForm) =>
    post<{ name: string; text: string }>('/api/judge/export', { scene, at, form }),
}
