/** What a card shows and what a voice says of it: printed facts beside the numbers in force. */
import type { Card } from '../lib/cards.svelte'
import type { CardView } from '../lib/protocol'
import { w } from '../lib/words.svelte'

export type Turn = '' | 'up' | 'down'

export interface Force {
  strength?: number
  willpower?: number
  lore?: number
  /** What willpower is left. */
  left?: number
  strengthTurn: Turn
  willpowerTurn: Turn
  loreTurn: Turn
}

function turned(now: number | undefined, printed: number | undefined): Turn {
  if (now === undefined || printed === undefined || now === printed) return ''
  return now > printed ? 'up' : 'down'
}

/** Numbers in force, each marked against print. */
export function inForce(card: Card | undefined, view: CardView | undefined): Force {
  const strength = view?.strength ?? card?.strength
  const willpower = view?.willpower ?? card?.willpower
  const lore = view?.lore ?? card?.lore
  return {
    strength,
    willpower,
    lore,
    left: willpower === undefined ? undefined : Math.max(0, willpower - (view?.damage ?? 0)),
    strengthTurn: turned(strength, card?.strength),
    willpowerTurn: turned(willpower, card?.willpower),
    loreTurn: turned(lore, card?.lore),
  }
}

export function kindOf(card: Card | undefined): string {
  return card?.song ? 'song' : (card?.type ?? 'character')
}

const KINDS: Record<string, string> = {
  character: 'page-type-character',
  action: 'page-type-action',
  song: 'page-type-song',
  item: 'page-type-item',
  location: 'page-type-location',
}

export function typeWord(card: Card | undefined): string {
  const id = KINDS[kindOf(card)]
  return id ? w(id) : ''
}

/** The line under the window: what it is. */
export function subLine(card: Card | undefined, classes?: string[]): string {
  if (!card) return ''
  const kinds = classes?.length ? classes : (card.classes ?? [])
  if (card.type === 'character' && kinds.length) return kinds.join(' · ')
  return [typeWord(card), ...kinds].join(' · ')
}

const spoken = new Map<string, string>()

/** A keyword as the cards of this language write it: learnt from a card that is printed with it. */
export function learnKeywords(cards: readonly Card[]): void {
  spoken.clear()
  for (const card of cards) {
    for (const one of card.text ?? []) {
      if (!one.keyword || spoken.has(one.keyword)) continue
      const word = /^[^\d+(:.,{]+/.exec(one.text)?.[0]?.trim()
      if (word && word.length < 24) spoken.set(one.keyword, word)
    }
  }
}

const ADDS = new Set(['Challenger', 'Resist'])

export function keywordWord(name: string, n: number): string {
  const word = spoken.get(name) ?? name
  if (!n) return word
  return `${word} ${ADDS.has(name) ? '+' : ''}${n}`
}

/** All of a card in a sentence, for who does not see it. */
export function aloud(card: Card | undefined, view: CardView | undefined, place = ''): string {
  if (!card) return w('page-card-hidden')
  const parts: string[] = [card.full, typeWord(card)]
  const force = inForce(card, view)
  if (card.cost !== undefined) parts.push(w('page-card-cost', { n: card.cost }))
  if (card.inkable) parts.push(w('page-card-inkable'))
  if (force.strength !== undefined) parts.push(w('page-card-strength', { n: force.strength }))
  if (force.willpower !== undefined) parts.push(w('page-card-willpower', { n: force.willpower }))
  if (force.lore !== undefined) parts.push(w('page-card-lore', { n: force.lore }))
  if (view?.damage) parts.push(w('page-card-damage', { n: view.damage }))
  if (view?.exerted) parts.push(w('page-card-exerted'))
  if (view?.drying) parts.push(w('page-card-drying'))
  for (const [name, n] of view?.keywords ?? []) parts.push(keywordWord(name, n))
  if (view?.under?.length) parts.push(w('page-card-under', { n: view.under.length }))
  if (place) parts.push(w('page-card-at', { place }))
  return parts.join(', ')
}
