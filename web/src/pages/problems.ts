/** What went wrong, in the server's words where it has any. */
import { ApiProblem, type DeckFault } from '../lib/api'
import type { Sentence } from '../lib/protocol'
import { w } from './words'

export interface Wrong {
  said: Sentence
  rule?: string
  faults?: DeckFault[]
}

export function wrongOf(error: unknown): Wrong {
  if (error instanceof ApiProblem) {
    if (error.problem) return error.problem
    return { said: w(error.status === 404 ? 'pages-wrong-gone' : 'pages-wrong-server', { status: error.status }) }
  }
  return { said: w('pages-wrong-line') }
}
