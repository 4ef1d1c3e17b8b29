/** Positions that this browser keeps: those that were saved, and the one being worked at. */

export interface SavedScene {
  id: string
  name: string
  scene: string
  at: number
}

const KEY = 'tintero.scenes'
const NOW = 'tintero.desk.now'
/** What the table leaves for the desk: `/judge#here`. */
export const HANDED = 'tintero.desk'

function read(): SavedScene[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? (found as SavedScene[]).filter((one) => typeof one?.scene === 'string') : []
  } catch {
    return []
  }
}

let scenes = $state.raw<SavedScene[]>(typeof localStorage === 'undefined' ? [] : read())

/** The newest first. */
export function savedScenes(): SavedScene[] {
  return scenes
}

function write(next: SavedScene[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
    scenes = next
    return true
  } catch {
    return false
  }
}

/** One of the same name is replaced. False where the browser keeps nothing. */
export function saveScene(name: string, scene: string): boolean {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(16).padStart(2, '0')).join('')
  return write([{ id, name, scene, at: Date.now() }, ...scenes.filter((one) => one.name !== name)])
}

export function dropScene(id: string): void {
  write(scenes.filter((one) => one.id !== id))
}

export function keepNow(scene: string): void {
  try {
    localStorage.setItem(NOW, scene)
  } catch {
    /* Then it is not there after a reload. */
  }
}

export function keptNow(): string {
  try {
    return localStorage.getItem(NOW) ?? ''
  } catch {
    return ''
  }
}

export function handed(): string {
  try {
    return sessionStorage.getItem(HANDED) ?? ''
  } catch {
    return ''
  }
}
