/** A QR code (ISO/IEC 18004: bytes, correction M, versions 1 to 10) as the path of an SVG. */

// By version: codewords of data, of correction in each block, and how many blocks.
const VERSIONS: [data: number, correction: number, blocks: number][] = [
  [16, 10, 1], [28, 16, 1], [44, 26, 1], [64, 18, 2], [86, 24, 2], [108, 16, 4], [124, 18, 4], [154, 22, 4], [182, 22, 5], [216, 26, 5],
]
const CENTRES: number[][] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number) => (a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0)

function correction(data: number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0)
    generator.forEach((value, k) => {
      next[k] = (next[k] as number) ^ value
      next[k + 1] = (next[k + 1] as number) ^ times(value, EXP[i] as number)
    })
    generator = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] as number
    if (factor) generator.forEach((value, k) => (rest[i + k] = (rest[i + k] as number) ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, each, blocks] = VERSIONS[version - 1] as [number, number, number]
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => put(byte, 8))
  put(0, Math.min(4, total * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; data.length < total; pad ^= 0xec ^ 0x11) data.push(pad)
  const short = Math.floor(total / blocks)
  const longer = total % blocks
  const parts: number[][] = []
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - longer ? 1 : 0)
    parts.push(data.slice(at, at + size))
    at += size
  }
  const checks = parts.map((part) => correction(part, each))
  const woven: number[] = []
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) woven.push(part[i] as number)
  for (let i = 0; i < each; i++) for (const check of checks) woven.push(check[i] as number)
  return woven
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function bch(value: number, generator: number, shift: number): number {
  let rest = value << shift
  const top = 31 - Math.clz32(generator)
  while (rest && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top)
  return (value << shift) | rest
}

/** The modules of a text, dark ones true. */
export function modules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.findIndex(([data], i) => bytes.length + (i < 9 ? 2 : 3) <= data) + 1
  if (!version) return []
  const size = 17 + 4 * version
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) (grid[y] as (boolean | undefined)[])[x] = dark
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y))
        set(cx + x, cy + y, far !== 2 && far !== 4)
      }
    }
  }
  const centres = CENTRES[version - 1] as number[]
  for (const cx of centres) {
    for (const cy of centres) {
      if (grid[cy]?.[cx] !== undefined && !(cx === 6 || cy === 6)) continue
      if ((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)) continue
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0)
    set(6, i, i % 2 === 0)
  }
  const format = (mask: number) => {
    const bits = bch(mask, 0x537, 10) ^ 0x5412 // correction M is 00
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1
      if (i < 6) set(8, i, dark)
      else if (i < 8) set(8, i + 1, dark)
      else if (i === 8) set(7, 8, dark)
      else set(14 - i, 8, dark)
      if (i < 8) set(size - 1 - i, 8, dark)
      else set(8, size - 15 + i, dark)
    }
    set(8, size - 8, true)
  }
  format(0)
  if (version >= 7) {
    const bits = bch(version, 0x1f25, 12)
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1
      set(size - 11 + (i % 3), Math.floor(i / 3), dark)
      set(Math.floor(i / 3), size - 11 + (i % 3), dark)
    }
  }
  const fixed = grid.map((row) => row.map((one) => one !== undefined))
  const words = codewords(bytes, version)
  let at = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const up = ((right + 1) & 2) === 0
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue
        set(x, y, (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1)
        at++
      }
    }
  }
  let best: boolean[][] = []
  let least = Infinity
  MASKS.forEach((mask, number) => {
    format(number)
    const masked = grid.map((row, y) => row.map((one, x) => (fixed[y]?.[x] ? !!one : !!one !== mask(x, y))))
    const cost = penalty(masked)
    if (cost < least) [best, least] = [masked, cost]
  })
  return best
}

function penalty(grid: boolean[][]): number {
  const size = grid.length
  let cost = 0
  let dark = 0
  for (const turned of [false, true]) {
    for (let y = 0; y < size; y++) {
      let run = 0
      let line = ''
      for (let x = 0; x < size; x++) {
        const one = !!(turned ? grid[x]?.[y] : grid[y]?.[x])
        const before = x > 0 && !!(turned ? grid[x - 1]?.[y] : grid[y]?.[x - 1])
        run = x > 0 && one === before ? run + 1 : 1
        if (run === 5) cost += 3
        else if (run > 5) cost++
        line += one ? '1' : '0'
        if (!turned && one) dark++
        if (!turned && x && y && one === grid[y]?.[x - 1] && one === grid[y - 1]?.[x] && one === grid[y - 1]?.[x - 1]) cost += 3
      }
      cost += 40 * (line.split('10111010000').length - 1 + line.split('00001011101').length - 1)
    }
  }
  return cost + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}

/** With the quiet zone of four modules around it. */
export function qr(text: string): { size: number; path: string } {
  const grid = modules(text)
  let path = ''
  grid.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
  return { size: grid.length + 8, path }
}
