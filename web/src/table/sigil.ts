/** Sigils: what is engraved in a card's window, drawn from its name. The base name gives the shape and the
 * version its turning, so that all versions of a name are kin. The same name is always the same drawing. */

export interface Stroke {
  d: string
  width: number
  opacity: number
  fill?: boolean
}

/** Numbers from a text, each from 0 up to 1, the same every time (FNV-1a, then xorshift). */
export function numbers(text: string): () => number {
  let state = 0x811c9dc5
  for (const char of text) {
    state ^= char.codePointAt(0) ?? 0
    state = Math.imul(state, 0x01000193) >>> 0
  }
  state = state || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
const line = (points: [number, number][], closed = false) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}${closed ? 'Z' : ''}`

function rosette(base: () => number, turn: number): Stroke[] {
  const lobes = [5, 7, 8, 9, 11, 12, 13][Math.floor(base() * 7)] as number
  const wraps = [2, 3, 4, 5][Math.floor(base() * 4)] as number
  const depth = 0.45 + base() * 0.75
  const squeeze = 0.82 + base() * 0.36
  const strands = 2 + Math.floor(base() * 2)
  const found: Stroke[] = []
  const big = lobes
  const small = lobes % wraps === 0 ? wraps + 1 : wraps
  for (let k = 0; k < strands; k++) {
    const d = small * (depth + k * 0.22)
    const scale = (44 - k * 5) / (big - small + d)
    const points: [number, number][] = []
    const rounds = small
    const steps = Math.min(420, 60 * rounds)
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * 2 * Math.PI * rounds
      const x = (big - small) * Math.cos(a) + d * Math.cos(((big - small) / small) * a + k * 0.35)
      const y = (big - small) * Math.sin(a) - d * Math.sin(((big - small) / small) * a + k * 0.35)
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      points.push([50 + (x * c - y * s) * scale, 52 + (x * s + y * c) * scale * squeeze])
    }
    found.push({ d: line(points, true), width: 0.85 - k * 0.2, opacity: 0.95 - k * 0.22 })
  }
  const ring: [number, number][] = []
  const teeth = 24 + Math.floor(base() * 4) * 8
  for (let i = 0; i <= 240; i++) {
    const a = (i / 240) * 2 * Math.PI
    const r = 47 + 1.6 * Math.cos(teeth * a)
    ring.push([50 + r * Math.cos(a), 52 + r * squeeze * Math.sin(a)])
  }
  found.push({ d: line(ring, true), width: 0.45, opacity: 0.55 })
  return found
}

function contours(base: () => number, turn: number): Stroke[] {
  const waves = [0, 1, 2].map((k) => ({
    f: 0.035 + base() * 0.06 * (k + 1) * 0.6,
    a: 9 / (k + 1),
    p: base() * 6.28 + turn * (k + 1),
  }))
  const found: Stroke[] = []
  for (let k = 0; k < 12; k++) {
    const points: [number, number][] = []
    const calm = 1 - k * 0.06
    for (let x = -30; x <= 130; x += 4) {
      const swell = waves.reduce((sum, w) => sum + w.a * Math.sin(w.f * x + w.p + k * 0.13), 0)
      points.push([x, 30 + k * 6.2 + swell * calm])
    }
    found.push({ d: line(points), width: 0.95 - k * 0.04, opacity: 0.95 - k * 0.05 })
  }
  const [x, y] = [20 + base() * 60, 12 + base() * 8]
  for (let k = 0; k < 4; k++) {
    const r = 3.5 + k * 3
    found.push({ d: `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, width: 0.9 - k * 0.17, opacity: 0.9 - k * 0.2 })
  }
  return found
}

function burst(base: () => number, turn: number): Stroke[] {
  const rays = 28 + Math.floor(base() * 14)
  const bend = (base() - 0.5) * 1.1
  const inner = 8 + base() * 7
  const found: Stroke[] = []
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * 2 * Math.PI + turn
    const long = i % 2 ? 74 : 46 + base() * 16
    const points: [number, number][] = []
    for (let k = 0; k <= 6; k++) {
      const r = inner + ((long - inner) * k) / 6
      const b = a + bend * (k / 6) ** 2
      points.push([50 + r * Math.cos(b), 50 + r * Math.sin(b)])
    }
    found.push({ d: line(points), width: i % 2 ? 1 : 0.55, opacity: i % 2 ? 0.9 : 0.65 })
  }
  for (const k of [0, 1, 2]) {
    const r = inner - 2 - k * 2.4
    if (r > 1) found.push({ d: `M${at(50 - r, 50)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, width: 0.9 - k * 0.2, opacity: 0.9 })
  }
  return found
}

function staves(base: () => number, turn: number): Stroke[] {
  const f = 0.03 + base() * 0.04
  const a = 8 + base() * 8
  const p = base() * 6.28 + turn
  const y = (x: number, k: number) => 32 + k * 7.2 + a * Math.sin(f * x + p) * (1 - k * 0.05)
  const found: Stroke[] = []
  for (let k = 0; k < 5; k++) {
    const points: [number, number][] = []
    for (let x = -30; x <= 130; x += 4) points.push([x, y(x, k)])
    found.push({ d: line(points), width: 0.85, opacity: 0.9 })
  }
  const notes = 4 + Math.floor(base() * 3)
  for (let i = 0; i < notes; i++) {
    const x = 6 + ((i + 0.3 + base() * 0.4) * 92) / notes
    const row = Math.floor(base() * 9) / 2
    const [cx, cy] = [x, y(x, row)]
    found.push({ d: `M${at(cx - 3.4, cy)}a3.400 2.500 -18 1 0 6.800 -1.200a3.400 2.500 -18 1 0 -6.800 1.200Z`, width: 0.4, opacity: 1, fill: true })
    found.push({ d: `M${at(cx + 3.3, cy - 0.8)}v-17`, width: 0.9, opacity: 1 })
    if (base() > 0.55) found.push({ d: `M${at(cx + 3.3, cy - 17.8)}q6 3 4.500 9`, width: 1, opacity: 1 })
  }
  return found
}

function star(base: () => number, turn: number): Stroke[] {
  const points = 5 + Math.floor(base() * 5)
  const deep = 0.36 + base() * 0.28
  const found: Stroke[] = []
  const corner = (i: number, r: number): [number, number] => {
    const a = (i / (points * 2)) * 2 * Math.PI - Math.PI / 2 + turn
    return [50 + r * Math.cos(a), 51 + r * Math.sin(a)]
  }
  for (const [k, size] of [43, 34, 23, 12].entries()) {
    const ring: [number, number][] = []
    for (let i = 0; i < points * 2; i++) ring.push(corner(i, i % 2 ? size * deep : size))
    found.push({ d: line(ring, true), width: 1 - k * 0.15, opacity: 0.95 - k * 0.12 })
  }
  for (let i = 0; i < points * 2; i++) {
    found.push({ d: line([[50, 51], corner(i, i % 2 ? 43 * deep : 43)]), width: i % 2 ? 0.45 : 0.75, opacity: 0.8 })
    if (i % 2) found.push({ d: line([corner(i - 1, 43), corner(i, 34 * deep), corner(i + 1, 43)]), width: 0.35, opacity: 0.6 })
  }
  return found
}

const kept = new Map<string, Stroke[]>()

/** The strokes, in a field of 100 by 100. */
export function sigil(name: string, version: string | undefined, kind: string): Stroke[] {
  const key = `${kind}|${name}|${version ?? ''}`
  const before = kept.get(key)
  if (before) return before
  const base = numbers(name)
  const turn = version ? numbers(version)() * 2 * Math.PI : 0
  const drawn =
    kind === 'location' ? contours(base, turn)
    : kind === 'song' ? staves(base, turn)
    : kind === 'action' ? burst(base, turn)
    : kind === 'item' ? star(base, turn)
    : rosette(base, turn)
  kept.set(key, drawn)
  return drawn
}
