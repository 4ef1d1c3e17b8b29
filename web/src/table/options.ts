/** What may be done, grouped as a table shows it. Pure: the same options, the same groups. */
import type { CardView, DecisionView, OptionView, PlayerView, View } from '../lib/protocol'

/** Several options of a card that differ only in what they are aimed at; or a single one. */
export interface Group {
  key: string
  act: string
  pays: string
  ability: string
  options: OptionView[]
  /** Whether a target is to be chosen. */
  aimed: boolean
}

/** The acts of a turn, in the order buttons have. */
const ORDER = ['quest', 'challenge', 'play', 'use', 'move', 'ink']
const TURN = new Set([...ORDER, 'end', 'concede'])

/** What an option is aimed at: a target, whom it is shifted onto, who sings it. */
export function aimOf(option: OptionView): string | undefined {
  if (option.target) return option.target
  if (option.pays === 'shift' || option.pays === 'sing') {
    const using = (option.using ?? []).filter((one) => one !== null)
    if (using.length === 1) return using[0] as string
  }
  return undefined
}

/** The options of a card as buttons. */
export function groupsOf(options: readonly OptionView[], card: string): Group[] {
  const found = new Map<string, Group>()
  for (const option of options) {
    if (option.card !== card || !TURN.has(option.act)) continue
    const aim = aimOf(option)
    const pays = option.act === 'play' ? (option.pays ?? 'ink') : ''
    const parts = [option.act, pays, option.ability ?? '']
    // What has no aim and is not the same as another stands for itself.
    if (aim === undefined) parts.push(option.id)
    const key = parts.join('|')
    const group = found.get(key)
    if (group) group.options.push(option)
    else {
      found.set(key, {
        key,
        act: option.act,
        pays,
        ability: option.ability ?? '',
        options: [option],
        aimed: aim !== undefined,
      })
    }
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.act) - ORDER.indexOf(b.act))
}

/** Options of other cards that are aimed at this one: who may challenge it, move there, … */
export function aimedAt(options: readonly OptionView[], card: string): OptionView[] {
  return options.filter((option) => option.card !== card && aimOf(option) === card)
}

/** The cards that can do something, or of which one is to be chosen. */
export function ableCards(options: readonly OptionView[]): Set<string> {
  return new Set(options.flatMap((option) => (option.card ? [option.card] : [])))
}

export function targetsOf(group: Group | undefined): Map<string, OptionView> {
  const found = new Map<string, OptionView>()
  for (const option of group?.aimed ? group.options : []) {
    const aim = aimOf(option)
    if (aim !== undefined && !found.has(aim)) found.set(aim, option)
  }
  return found
}

export type Mode = 'wait' | 'turn' | 'pick' | 'answer' | 'over'

/** How a decision is shown: a turn to be taken, cards to be tapped, or answers as buttons. */
export function modeOf(view: View, options: readonly OptionView[]): Mode {
  if (view.over) return 'over'
  if (!options.length) return 'wait'
  if (view.decision?.kind === 'turn action') return 'turn'
  return options.some((option) => option.act === 'choose' && option.card) ? 'pick' : 'answer'
}

/** Answers that are no card to tap: yes and no, a number, a mode, done … */
export function answersOf(options: readonly OptionView[]): OptionView[] {
  return options.filter(
    (option) => option.act !== 'concede' && !(option.act === 'choose' && option.card) && !(TURN.has(option.act) && option.card),
  )
}

/** The option that Space does: end, done, yes. */
export function plainOption(options: readonly OptionView[]): OptionView | undefined {
  for (const act of ['end', 'done', 'yes']) {
    const found = options.find((option) => option.act === act)
    if (found) return found
  }
  return options.length === 1 ? options[0] : undefined
}

export interface Count {
  picked: number
  least: number
  most: number
}

/** How many are to be chosen and how many are; nothing where it is just one. */
export function countOf(decision: DecisionView | undefined): Count | null {
  if (!decision) return null
  const { least = 1, most = 1, picked = [] } = decision
  if (least === 1 && most === 1 && !picked.length) return null
  return { picked: picked.length, least, most }
}

// --- where cards lie ----------------------------------------------------------------------------

export interface Placed {
  card: CardView
  seat: number
  zone: 'hand' | 'deck' | 'play' | 'discard' | 'under' | 'aside'
}

/** Every card with a handle, by it. */
export function placed(view: View): Map<string, Placed> {
  const found = new Map<string, Placed>()
  const put = (cards: CardView[] | undefined, seat: number, zone: Placed['zone']) => {
    for (const card of cards ?? []) {
      if (card.id) found.set(card.id, { card, seat, zone })
      put(card.under, seat, 'under')
      put(card.mission, seat, 'aside')
    }
  }
  for (const player of view.players) {
    put(player.known_hand, player.seat, 'hand')
    put(player.known_deck, player.seat, 'deck')
    put(player.play, player.seat, 'play')
    put(player.discard, player.seat, 'discard')
    put(player.bag, player.seat, 'aside')
  }
  return found
}

/** Cards that are to be chosen and lie where the table does not show them: they are laid out. */
export function outOfSight(view: View, options: readonly OptionView[]): Placed[] {
  const all = placed(view)
  const seen = new Set<string>()
  const found: Placed[] = []
  const wanted = [
    ...options.flatMap((option) => (option.act === 'choose' && option.card ? [option.card] : [])),
    ...(view.decision?.picked ?? []).flatMap((face) => (face.id ? [face.id] : [])),
  ]
  for (const id of wanted) {
    const one = all.get(id)
    if (!one || seen.has(id)) continue
    seen.add(id)
    if (one.zone === 'play' || (one.zone === 'hand' && one.seat === view.seat)) continue
    found.push(one)
  }
  return found
}

/** A place on the field: a card, or a location with who is there. */
export interface Spot {
  card: CardView
  there: CardView[]
}

/** A field in the order it is laid out: characters, locations with their visitors, items. */
export function spotsOf(player: PlayerView, kind: (card: CardView) => string, lying = false): Spot[] {
  const play = player.play ?? []
  const places = new Set(play.filter((card) => kind(card) === 'location').map((card) => card.id))
  const order = lying ? ['location', 'character', 'item'] : ['character', 'location', 'item']
  const rank = (card: CardView) => order.indexOf(kind(card))
  return play
    .filter((card) => !(card.at && places.has(card.at)))
    .map((card) => ({
      card,
      there: kind(card) === 'location' ? play.filter((other) => other.at && other.at === card.id) : [],
    }))
    .sort((a, b) => rank(a.card) - rank(b.card))
}

/** The name of a card in a line of notation, with its seat and which of several copies it is. */
export function inNotation(view: View, place: Placed, full: string): string {
  const player = view.players.find((one) => one.seat === place.seat)
  const zone = place.zone === 'play' ? player?.play : place.zone === 'hand' ? player?.known_hand : []
  const same = (zone ?? []).filter((card) => card.n === place.card.n && card.face === place.card.face)
  const number = same.length > 1 ? ` #${same.findIndex((card) => card.id === place.card.id) + 1}` : ''
  const seat = place.seat === view.seat ? '' : `${place.seat + 1}.`
  return `${seat}${full}${number}`
}
