/** What lessons and the coach are asked over HTTP (`tintero.server.api_learn`). */
import { ApiProblem, type ProblemSaid } from '../lib/api'
import type { Sentence, Told } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'

export interface LessonSaid {
  id: string
  card: number
  title: Sentence
  told: Sentence
  goal: Sentence
  hint: Sentence
  after: Sentence
  clauses: string[]
}
export interface LearnTold {
  told: Told[]
  done?: string[]
  reached?: boolean
}
export interface CoachSaid {
  said: Sentence
  rule?: string
  line?: string
  card?: string
}

export async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`${path}?lang=${settings.lang}`, { credentials: 'omit', ...init })
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as ProblemSaid | null
  throw new ApiProblem(answer.status, problem)
}

export const lessons = () => call<{ lessons: LessonSaid[] }>('/api/lessons').then((said) => said.lessons)

export const say = (lesson: string, done: readonly string[], said: unknown) =>
  call<LearnTold>(`/api/lessons/${encodeURIComponent(lesson)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ done, say: said }),
  })

export const coach = (table: string, token: string) =>
  call<CoachSaid>(`/api/tables/${encodeURIComponent(table)}/coach`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
