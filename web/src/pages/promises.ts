/** What this browser saw promised before the first card of a game, to be held against what is told after. */

const KEY = 'tintero.promises'
const MOST = 200

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Remember a promise when it is made; the first one that was seen stands. */
export function keepPromise(table: string, game: number, commitment: string | undefined): void {
  if (!commitment) return
  const known = all()
  const name = `${table}/${game}`
  if (known[name]) return
  known[name] = commitment
  const names = Object.keys(known)
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) delete known[old]
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    /* A browser that keeps nothing can still count. */
  }
}

export function promised(table: string, game: number): string {
  return all()[`${table}/${game}`] ?? ''
}
