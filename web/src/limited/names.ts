/** How rare a card is, and what is played, in words. */
import { w } from './words'

const WORDS: Record<string, string> = {
  Common: 'pagelimited-common', Uncommon: 'pagelimited-uncommon', Rare: 'pagelimited-rare',
  'Super Rare': 'pagelimited-super', Legendary: 'pagelimited-legendary',
}

export const rarity = (id = '') => (WORDS[id] ? w(WORDS[id]) : id)

const KINDS = {
  sealed: ['pagelimited-sealed', 'pagelimited-sealed-said'],
  draft: ['pagelimited-draft', 'pagelimited-draft-said'],
  'pack-rush': ['pagelimited-pack-rush', 'pagelimited-pack-rush-said'],
} as const

/** What is played, and a sentence about it. */
export const kindName = (kind: keyof typeof KINDS) => w(KINDS[kind][0])
export const kindSaid = (kind: keyof typeof KINDS) => w(KINDS[kind][1])
