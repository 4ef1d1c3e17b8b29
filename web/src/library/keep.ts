/** The library without a network: a worker keeps the page and these files, and nothing of any table. */
import { LANGUAGES } from '../lib/words.svelte'

let asked = false

/** Have the worker keep everything of the library, once a visit, when there is nothing else to do. */
export function keepLibrary(): void {
  if (asked || typeof navigator === 'undefined' || !('serviceWorker' in navigator) || !import.meta.env.PROD) return
  asked = true
  const begin = async () => {
    await navigator.serviceWorker.register('/sw.js')
    const ready = await navigator.serviceWorker.ready
    ready.active?.postMessage({ keep: 'library', languages: LANGUAGES })
  }
  const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500))
  later(() => void begin().catch(() => (asked = false)))
}
