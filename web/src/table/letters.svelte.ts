/** Which key stands for which card: 1–0 the hand, Q…P one's own, A…; the opponents', Z…/ the rest. */
import type { Play } from './play.svelte'

const ROWS = { hand: '1234567890', own: 'QWERTYUIOP', theirs: 'ASDFGHJKL;', others: 'ZXCVBNM,./' }

export interface Letters {
  byCard: Map<string, string>
  byKey: Map<string, string>
}

let now = $state.raw<Letters>({ byCard: new Map(), byKey: new Map() })

export function letters(): Letters {
  return now
}

export function lettersFor(rows: { hand: string[]; own: string[]; theirs: string[]; others: string[] }): Letters {
  const byCard = new Map<string, string>()
  const byKey = new Map<string, string>()
  const taken = new Set<string>()
  const give = (card: string, keys: string) => {
    for (const key of keys) {
      if (taken.has(key)) continue
      taken.add(key)
      byCard.set(card, key)
      byKey.set(key, card)
      return
    }
  }
  for (const card of rows.hand) give(card, ROWS.hand)
  for (const card of rows.own) give(card, ROWS.own + ROWS.others)
  for (const card of rows.theirs) give(card, ROWS.theirs + ROWS.others)
  for (const card of rows.others) give(card, ROWS.others + ROWS.hand)
  return { byCard, byKey }
}

/** Count the letters again, for what stands now. What can be aimed at comes first. */
export function countLetters(play: Play): void {
  const view = play.view
  if (!view) return
  const first = (cards: string[]) =>
    play.targets.size > 0 ? [...cards.filter((one) => play.targets.has(one)), ...cards.filter((one) => !play.targets.has(one))] : cards
  const ids = (seat: number) => {
    const player = view.players.find((one) => one.seat === seat)
    return (player?.play ?? []).flatMap((card) => (card.id ? [card.id] : []))
  }
  const hand = view.players.find((one) => one.seat === play.below)?.known_hand ?? []
  now = lettersFor({
    hand: hand.flatMap((card) => (card.id ? [card.id] : [])),
    own: ids(play.below),
    theirs: first(view.players.filter((one) => one.seat !== play.below).flatMap((one) => ids(one.seat))),
    others: play.laidOut.flatMap((one) => (one.card.id ? [one.card.id] : [])),
  })
}
