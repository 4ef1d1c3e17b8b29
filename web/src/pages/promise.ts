/** The promise of a shuffle: made before the first card, checked after the game (`records.sealed`). */
import type { ShuffleProof } from '../lib/api'
import { sha256 } from './sha256'

/** The text that was hashed: one thing to a line. */
export function told(proof: Pick<ShuffleProof, 'salt' | 'seed' | 'starting' | 'decks'>): string {
  const lines = [
    'tintero shuffle 1',
    `salt: ${proof.salt}`,
    `seed: ${proof.seed}`,
    `starting: ${proof.starting < 0 ? 'drawn' : `player ${proof.starting + 1}`}`,
  ]
  proof.decks.forEach((cards, seat) => lines.push(`deck ${seat + 1}: ${cards.length}`, ...cards))
  return lines.join('\n') + '\n'
}

export interface Checked {
  /** What the disclosed shuffle hashes to. */
  counted: string
  /** What the server says it had promised. */
  said: string
  /** What this browser saw before the first card, if it was there. */
  seen: string
  kept: boolean
}

/** Whether the shuffle is the one that was promised. What this browser saw then counts more than
 * what the server says now. */
export function checked(proof: ShuffleProof, seen = ''): Checked {
  const counted = sha256(told(proof))
  const kept = counted === proof.commitment && (!seen || seen === counted)
  return { counted, said: proof.commitment, seen, kept }
}
