/** A deck in a link: its list behind `#deck=`, packed, and which of the pages is looked at. */
import { pack, unpack } from '../lib/packed'

export const VIEWS = ['edit', 'odds', 'compare', 'match', 'convert'] as const
export type View = (typeof VIEWS)[number]

export async function linkOf(origin: string, name: string, list: string, view: View): Promise<string> {
  const text = name.trim() ? `# deck: ${name.trim()}\n${list}` : list
  return `${origin}/decks#deck=${await pack(text)}${view === 'edit' ? '' : `&view=${view}`}`
}

export interface Linked {
  /** Null: the link was cut off. */
  text: string | null
  view: View
}

/** What a fragment brings; null if it brings no deck. */
export async function linked(fragment: string): Promise<Linked | null> {
  const parts = new URLSearchParams(fragment)
  const packed = parts.get('deck')
  if (packed === null) return null
  const view = VIEWS.find((one) => one === parts.get('view')) ?? 'edit'
  const text = await unpack(packed)
  return { text: text?.trim() ? text : null, view }
}
