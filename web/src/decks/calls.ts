/** What deck builders ask over HTTP (`tintero.server.api_builder`). */
import { ApiProblem, type ProblemSaid } from '../lib/api'
import { settings } from '../lib/settings.svelte'

export interface OddsGiven {
  text: string
  cards?: string[]
  copies?: number
  turns?: number
  policy?: 'cheap' | 'wanted' | 'all'
  cost?: number
  few?: number
}
/** By turn: who begins, who does not. */
export type Rows = [number, number][]
export interface OddsSaid {
  cards: number
  inkable: number
  put_back: number
  opening: number[]
  altered: number[]
  ink: Rows
  play: Rows
  card: Rows
}
export interface RateSaid {
  games: number
  share: number
  low: number
  high: number
}
export interface MatchupSaid {
  games: number
  most: number
  rate: RateSaid
  on_play: RateSaid
  on_draw: RateSaid
  turns: number
  lore: [number[], number[]]
  failed: number
  seed: number
}

async function post(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(`${path}?lang=${settings.lang}`, {
    method: 'POST', credentials: 'omit', signal, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })
  if (answer.ok) return answer
  throw new ApiProblem(answer.status, (await answer.json().catch(() => null)) as ProblemSaid | null)
}

export const odds = async (given: OddsGiven, signal?: AbortSignal) =>
  (await (await post('/api/decks/odds', given, signal)).json()) as OddsSaid

export const convert = async (text: string, to: string) =>
  ((await (await post('/api/decks/convert', { text, to })).json()) as { text: string }).text

/** Each line as it comes, until the last one or until nobody listens any more. */
export async function matchup(
  given: { one: { text: string }; other: { text?: string; shipped?: string }; bot: string; games: number },
  said: (line: MatchupSaid) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = (await post('/api/decks/matchup', given, signal)).body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim()) said(JSON.parse(line) as MatchupSaid)
    if (done) return
  }
}
