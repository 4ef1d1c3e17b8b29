/** Boosters, drafts and what is built of them (`tintero.server.api_limited`). */
import { ApiProblem, type ProblemSaid } from '../lib/api'
import { settings } from '../lib/settings.svelte'

export type Kind = 'sealed' | 'draft' | 'pack-rush'
export const KINDS: readonly Kind[] = ['sealed', 'draft', 'pack-rush']

export interface LimitedGiven {
  kind: Kind
  set?: number
  seed?: number
  players?: number
  picks?: string[]
  seat?: number
}
export interface LimitedShown {
  kind: Kind
  set: number
  seed: number
  least: number
  boosters?: number[][]
  pack?: number[]
  advice?: number
  pool?: number[]
  deck?: number[]
  round?: number
  rounds?: number
  picks?: number
  over?: boolean
  left?: boolean
}
export interface LimitedOffered {
  sets: { number: number; name: string }[]
  assumed: string[]
}

async function asked<T>(init?: RequestInit): Promise<T> {
  const answer = await fetch(`/api/limited?lang=${settings.lang}`, { credentials: 'omit', ...init })
  if (answer.ok) return (await answer.json()) as T
  let problem: ProblemSaid | null = null
  try {
    problem = (await answer.json()) as ProblemSaid
  } catch {
    /* not of this server */
  }
  throw new ApiProblem(answer.status, problem)
}

export const offered = () => asked<LimitedOffered>()
export const opened = (given: LimitedGiven) =>
  asked<LimitedShown>({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(given) })
