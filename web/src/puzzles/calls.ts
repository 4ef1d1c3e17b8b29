/** What puzzles are asked over HTTP (`tintero.server.api_puzzles`). */
import { call, type LearnTold } from '../learn/calls'
import type { Sentence } from '../lib/protocol'

export interface PuzzleRow {
  id: string
  kind: 'win' | 'survive'
  grade: number
  plays: number
  wrong: number
  card: number
  title: Sentence
  goal: Sentence
  inks: string[]
}
export interface PuzzleSaid {
  row: PuzzleRow
  told: Sentence
  hint: Sentence
  after: Sentence
  steps: Sentence[]
  clauses: string[]
}
export interface PuzzleTold extends LearnTold {
  failed?: boolean
  lucky?: boolean
}

export const puzzles = () => call<{ puzzles: PuzzleRow[] }>('/api/puzzles').then((said) => said.puzzles)

export const puzzle = (id: string) => call<PuzzleSaid>(`/api/puzzles/${encodeURIComponent(id)}`)

export const say = (id: string, done: readonly string[], said: unknown) =>
  call<PuzzleTold>(`/api/puzzles/${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ done, say: said }),
  })
