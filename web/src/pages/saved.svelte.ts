/** Decks that this browser keeps. They leave it only as part of a table. */

export interface SavedDeck {
  id: string
  name: string
  text: string
  inks: string[]
  count: number
  at: number
}

const KEY = 'tintero.decks'

function read(): SavedDeck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? (found as SavedDeck[]) : []
  } catch {
    return []
  }
}

let decks = $state.raw<SavedDeck[]>(typeof localStorage === 'undefined' ? [] : read())

function write(next: SavedDeck[]): boolean {
  decks = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
    return true
  } catch {
    return false
  }
}

/** The one that was changed last comes first. */
export function savedDecks(): SavedDeck[] {
  return decks
}

/** False where the browser keeps nothing. */
export function saveDeck(deck: SavedDeck): boolean {
  return write([deck, ...decks.filter((one) => one.id !== deck.id)])
}

export function dropDeck(id: string): void {
  write(decks.filter((one) => one.id !== id))
}

export function newDeckId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, '0')).join('')
}
