/** Which puzzles are solved: this browser alone knows. */
const SOLVED = 'tintero.puzzles'

function read(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(SOLVED) ?? '[]') as unknown
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

let solved = $state.raw<string[]>(read())

export function isSolved(id: string): boolean {
  return solved.includes(id)
}

export function keepSolved(id: string): void {
  if (solved.includes(id)) return
  solved = [...solved, id]
  try {
    localStorage.setItem(SOLVED, JSON.stringify(solved))
  } catch {
    /* A browser that keeps nothing still plays. */
  }
}
