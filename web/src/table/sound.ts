/** Small sounds made on the spot; off unless they are asked for. */
import { settings } from '../lib/settings.svelte'

type Blip = 'turn' | 'ask' | 'challenge' | 'lore' | 'banished' | 'card'

const TONES: Record<Blip, [frequency: number, at: number, length: number, kind: OscillatorType][]> = {
  turn: [[523, 0, 0.12, 'sine'], [784, 0.1, 0.2, 'sine']],
  ask: [[659, 0, 0.1, 'sine']],
  challenge: [[150, 0, 0.14, 'triangle'], [110, 0.05, 0.2, 'triangle']],
  lore: [[880, 0, 0.08, 'sine'], [1175, 0.06, 0.14, 'sine']],
  banished: [[220, 0, 0.2, 'sine'], [165, 0.1, 0.25, 'sine']],
  card: [[330, 0, 0.06, 'triangle']],
}

let context: AudioContext | undefined

export function blip(kind: Blip): void {
  if (!settings.sound) return
  try {
    context ??= new AudioContext()
    for (const [frequency, at, length, type] of TONES[kind]) {
      const start = context.currentTime + at
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.type = type
      tone.frequency.value = frequency
      gain.gain.setValueAtTime(0, start)
      gain.gain.linearRampToValueAtTime(0.12, start + 0.01)
      gain.gain.exponentialRampToValueAtTime(0.001, start + length)
      tone.connect(gain).connect(context.destination)
      tone.start(start)
      tone.stop(start + length + 0.02)
    }
  } catch {
    /* A browser without sound is silent. */
  }
}
