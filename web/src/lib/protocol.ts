/** Protocol `tintero.1`, as `tintero.server.protocol`, `tintero.table.port` and
 * `tintero.views.shapes` have it. A field with its usual value is left out of the JSON. */

export const PROTOCOL = 'tintero.1'

/** A sentence: texts, and things that can be linked. */
export type Piece =
  | string
  | { card: string; ref?: string }
  | { player: string; ref?: string }
  | { clause: string; ref?: string }
  | { ability: string; ref?: string }
export type Sentence = string | Piece[]

// --- what the client says ---------------------------------------------------------------------

export type Said =
  | { t: 'hello'; table: string; token?: string; lang?: string; visitor?: string; since?: number; game?: number; protocol?: string }
  | { t: 'do'; v: number; line: string }
  | { t: 'back'; v: number; ask?: boolean }
  | { t: 'unpick'; v: number; card?: string }
  | { t: 'reply'; to: string; what?: string }
  | { t: 'why'; line: string }
  | { t: 'look'; card: string }
  | { t: 'preview'; v: number; line: string }
  | { t: 'hint' }
  | { t: 'concede' }
  | { t: 'chat'; text?: string; phrase?: number }
  | { t: 'call'; on?: boolean }
  | { t: 'ask'; what: 'chat' | 'hands' | 'rematch' }
  | { t: 'report'; what: 'language' | 'stalling' | 'cheating' | 'other'; text?: string; block?: boolean }
  | { t: 'resync'; since?: number }
  | { t: 'speak'; lang: string }

// --- what the server says ---------------------------------------------------------------------

export interface Face {
  id?: string
  face?: string
  n?: number
}

export interface CardView {
  id?: string
  face?: string
  n?: number
  exerted?: boolean
  damage?: number
  drying?: boolean
  at?: string
  strength?: number
  willpower?: number
  lore?: number
  move_cost?: number
  keywords?: [string, number][]
  classes?: string[]
  paid?: string
  depth?: number
  under?: CardView[]
  /** The card assigned to it, in some variants. */
  mission?: CardView[]
}

export interface PlayerView {
  seat: number
  lore?: number
  lore_to_win?: number
  out?: boolean
  turns?: number
  altered?: number
  inked?: number
  quested?: number
  challenged?: number
  moved?: number
  hand?: number
  known_hand?: CardView[]
  deck?: number
  known_deck?: CardView[]
  ink_ready?: number
  ink_exerted?: number
  drops?: number
  play?: CardView[]
  /** Cards in the Bag of the player, in some variants. */
  bag?: CardView[]
  discard?: CardView[]
}

export interface BagView {
  id: number
  player: number
  card: Face
  ability?: string
}

export interface LastingView {
  player: number
  source: string
  until: string
  amount?: number
  targets?: string[]
}

export interface DecisionView {
  player: number
  kind: string
  question?: string
  source?: Face
  ability?: string
  least?: number
  most?: number
  picked?: Face[]
}

export interface OptionView {
  id: string
  act: string
  card?: string
  target?: string
  using?: (string | null)[]
  pays?: string
  ability?: string
  entry?: number
  number?: number
  player?: number
  name?: string
  label?: string
}

export interface View {
  turn: number
  active: number
  first: number
  phase: string
  step: string
  players: PlayerView[]
  seat?: number
  version?: number
  challenge?: [string, string]
  bag?: BagView[]
  lasting?: LastingView[]
  decision?: DecisionView
  over?: boolean
  winner?: number
  reason?: string
}

export interface LogLine {
  said: Sentence
  clause?: string
  depth?: number
  quiet?: boolean
  begins?: boolean
  turn?: number
  play?: number
  short?: string
  indent?: number
}

export interface SeatState {
  version: number
  view: View
  question: Sentence
  options?: OptionView[]
  log_at?: number
  log?: LogLine[]
  over?: Sentence
}

export interface SeatPlan {
  name?: string
  bot?: string
  free?: boolean
  here?: boolean
  program?: boolean
  deck?: string
  inks?: string[]
  team?: number
}

export interface TableInfo {
  id: string
  state: 'waiting' | 'playing' | 'over' | string
  seats: SeatPlan[]
  rules?: string
  variant?: string
  variant_title?: string
  format?: string
  best_of?: number
  game?: number
  won?: number[]
  clock?: string
  chat?: boolean
  hands?: boolean
  free_undo?: boolean
  delay_s?: number
  commitment?: string
  listed?: boolean
  called?: boolean
  called_by?: number
  dealt?: boolean
}

export interface SeatClock {
  bank?: number
  free?: number
  away?: number
  running?: boolean
}

export interface ClockView {
  seats: SeatClock[]
  stopped?: string
}

export interface OpenRequest {
  kind: string
  said: Sentence
  by?: number
  mine?: boolean
  choices?: string[]
  left?: number
}

export interface BackView {
  how?: 'free' | 'ask' | 'none' | string
  said?: Sentence
}

export interface Welcome {
  t: 'welcome'
  re?: number
  protocol?: string
  seat?: number
  seats?: number[]
  pool?: string
  lang?: string
  engine?: string
}
export interface TableSaid {
  t: 'table'
  re?: number
  table?: TableInfo
}
export interface StateSaid {
  t: 'state'
  re?: number
  v?: number
  game?: number
  state?: SeatState
  back?: BackView
  unpick?: boolean
  clock?: ClockView
  requests?: OpenRequest[]
  left?: string[]
}
export interface Refused {
  t: 'refused'
  re?: number
  code?: 'unreadable' | 'illegal' | 'stale' | 'ask' | 'limit' | 'later' | 'no' | string
  rule?: string
  said?: Sentence
}
export interface Done {
  t: 'done'
  re?: number
  v?: number
  said?: Sentence
}
export interface Conceivable {
  said: Sentence
  act?: string
  line?: string
  rule?: string
  why?: Sentence
  final?: boolean
}
export interface Influence {
  what: string
  said: Sentence
  amount?: number
}
export interface Seen {
  t: 'seen'
  re?: number
  v?: number
  card?: string
  thoughts?: Conceivable[]
  changes?: Influence[]
}
export interface Because {
  t: 'because'
  re?: number
  rule?: string
  said?: Sentence
}
export interface Previewed {
  t: 'previewed'
  re?: number
  v?: number
  line?: string
  lines?: Sentence[]
  stops?: boolean
  asks?: boolean
  final?: boolean
}
export interface Hinted {
  t: 'hinted'
  re?: number
  v?: number
  line?: string
  said?: Sentence
}
export interface Chatted {
  t: 'chatted'
  re?: number
  seat?: number
  text?: string
  phrase?: number
  at?: number
}
export interface Called {
  t: 'called'
  re?: number
  scene?: string
}
export interface Warned {
  t: 'notice'
  re?: number
  kind?: string
  said?: Sentence
}

export type Told =
  | Welcome
  | TableSaid
  | StateSaid
  | Refused
  | Done
  | Seen
  | Because
  | Previewed
  | Hinted
  | Chatted
  | Called
  | Warned

/** A sentence as one text. */
export function plainly(said: Sentence | undefined): string {
  if (said === undefined) return ''
  if (typeof said === 'string') return said
  return said.map((piece) => (typeof piece === 'string' ? piece : named(piece))).join('')
}

/** What a thing in a sentence is called. */
export function named(piece: Exclude<Piece, string>): string {
  if ('card' in piece) return piece.card
  if ('player' in piece) return piece.player
  if ('clause' in piece) return piece.clause
  return piece.ability
}
