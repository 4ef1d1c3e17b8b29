/** Which lessons are done, and the first game that is being played: this browser alone knows. */
const LEARNT = 'tintero.learnt'
const GAME = 'tintero.firstgame'

function read<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    /* A browser that keeps nothing still teaches. */
  }
}

const before = read<unknown>(LEARNT, [])
let learnt = $state.raw<string[]>(Array.isArray(before) ? before.filter((one) => typeof one === 'string') : [])

export function isLearnt(id: string): boolean {
  return learnt.includes(id)
}

export function keepLearnt(id: string): void {
  if (learnt.includes(id)) return
  learnt = [...learnt, id]
  write(LEARNT, learnt)
}

export function forgetLearnt(): void {
  learnt = []
  write(LEARNT, learnt)
}

export interface FirstGame {
  table: string
  token: string
}

export function firstGame(): FirstGame | null {
  const found = read<Partial<FirstGame> | null>(GAME, null)
  return found && typeof found.table === 'string' && typeof found.token === 'string' ? (found as FirstGame) : null
}

export function keepFirstGame(game: FirstGame | null): void {
  write(GAME, game)
}
