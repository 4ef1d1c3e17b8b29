/** The files of the library (`tintero.server.library_shapes`). What has its usual value is left out. */
import type { VariantOffered } from '../lib/api'
import type { CardView } from '../lib/protocol'

export interface Clause {
  n: string
  title: string
  text: string
  before?: string
  since?: string
  until?: string
  was?: string
  changed?: string
  rulings?: string[]
  readings?: string[]
  tests?: [string, number][]
  code?: string[]
  cards?: number
}
export interface Reading {
  id: string
  title: string
  played: string
  reason: string
  by: 'official' | 'rules' | 'judges' | 'open'
  other?: string
  switch?: string
  clauses?: string[]
  cards?: string[]
}
export interface RulesFile {
  lang: string
  newest: string
  versions: { number: string; effective: string; summary: string }[]
  clauses: Clause[]
  differences: { since: string; clauses: string[]; text: string }[]
  changes: { version: string; kind: 'new' | 'moved' | 'changed' | 'removed'; clause: string }[]
  readings: Reading[]
  crosswalk: { old: string; new?: string; changed?: boolean }[]
  variants?: VariantOffered[]
}

/** A node of an ability: `is` names it, the rest are its fields. */
export type TreeNode = { is: string } & Record<string, unknown>
export interface CardAbout {
  slug: string
  printings: string[]
  tree?: TreeNode[]
  about?: number[]
  core?: [string, string][]
  infinity?: [string, string][]
  bans?: [string, string, string][]
}
export interface CardsFile {
  pool: string
  sets: { number: number; name: string; released: string; legal?: string }[]
  reasons: [string, string, string][]
  nodes: Record<string, string[]>
  cards: CardAbout[]
}

export interface Case {
  id: string
  topic: string
  status: 'current' | 'superseded' | 'disputed' | 'policy'
  title: string
  question: string
  answer: string
  clauses: string[]
  cards?: number[]
  official?: boolean
  yes?: boolean
  note?: string
  readings?: { text: string; played?: boolean }[]
  not_playable?: string
  scenes?: number
  changed?: string[]
}
export interface CasesFile {
  lang: string
  topics: Record<string, string>
  cases: Case[]
}

export interface SeatShown {
  lore?: number
  ink?: number
  spent?: number
  deck?: number
  hand?: number[]
  discard?: number[]
  play?: CardView[]
}
export interface BoardShown {
  turn: number
  active: number
  seats: (SeatShown | null)[]
}
export interface Block {
  heading?: string
  asked?: string
  declared?: string
  why?: string
  clause?: string
  rows?: { text: string; clause?: string; depth?: number; check?: boolean }[]
}
export interface QuizChoice {
  at: number
  player: number
  options: string[]
  wrong: string
  why: string
  clause?: string
}
export interface ScenePlay {
  title: string
  rules: string
  scene: string
  boards: BoardShown[]
  blocks: Block[]
  next?: string
  options?: string[]
  readings?: string[]
  versions?: { version: string; boards: BoardShown[]; blocks: Block[]; reasons?: string[]; otherwise?: string }[]
  quiz?: QuizChoice
}
export interface PlaysFile {
  lang: string
  plays: Record<string, ScenePlay[]>
}
