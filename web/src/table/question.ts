/** The question of a decision in parts: what is asked, and the text of the ability that asks. */
import { named, type Piece, type Sentence } from '../lib/protocol'

export interface Question {
  ask: Piece[]
  quote: string
}

const OPEN = /[:,]?\s*[“«"]\s*$/

export function questionOf(said: Sentence | undefined): Question {
  let pieces: Piece[] = said === undefined ? [] : typeof said === 'string' ? [said] : [...said]
  // "Ana: choose a card." is shown to Ana.
  const [who, colon] = pieces
  if (who && typeof who !== 'string' && 'player' in who && typeof colon === 'string' && colon.startsWith(': ')) {
    pieces = [colon.slice(2), ...pieces.slice(2)]
  }
  let quote = ''
  for (let i = pieces.length - 1; i > 0; i--) {
    const [before, piece] = [pieces[i - 1], pieces[i]]
    if (piece && typeof piece !== 'string' && 'ability' in piece && typeof before === 'string' && OPEN.test(before)) {
      quote = named(piece)
      pieces = [...pieces.slice(0, i - 1), before.replace(OPEN, '')]
      break
    }
  }
  // What is picked so far is seen on the cards.
  const open = pieces.findLastIndex((piece) => typeof piece === 'string' && /\s\([^()]*$/.test(piece))
  const last = pieces.at(-1)
  if (open >= 0 && open < pieces.length - 1 && typeof last === 'string' && last.startsWith(')')) {
    pieces = [...pieces.slice(0, open), String(pieces[open]).replace(/\s\([^()]*$/, ''), last.slice(1)]
  }
  const first = pieces[0]
  if (typeof first === 'string' && first) pieces[0] = first[0]?.toUpperCase() + first.slice(1)
  return { ask: pieces.filter((piece) => piece !== ''), quote }
}
