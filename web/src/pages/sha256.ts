/** SHA-256 (FIPS 180-4). The browser has one too, but only where a page came over TLS. */

const K = new Uint32Array(64)
const START = new Uint32Array(8)

/** The first 32 bits of the fraction of a root. */
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0

for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true
  for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false
  if (!prime) continue
  if (found < 8) START[found] = fraction(Math.sqrt(candidate))
  K[found++] = fraction(Math.cbrt(candidate))
}

const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** The hash of a text (UTF-8), in hexadecimal. */
export function sha256(text: string): string {
  const given = new TextEncoder().encode(text)
  const data = new Uint8Array(((given.length + 72) >> 6) << 6)
  data.set(given)
  data[given.length] = 0x80
  const view = new DataView(data.buffer)
  view.setUint32(data.length - 8, Math.floor(given.length / 2 ** 29))
  view.setUint32(data.length - 4, given.length << 3)
  const state = Uint32Array.from(START)
  const w = new Uint32Array(64)
  const at = (from: Uint32Array, i: number) => from[i] as number
  for (let block = 0; block < data.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = view.getUint32(block + 4 * i)
        continue
      }
      const a = at(w, i - 15)
      const b = at(w, i - 2)
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0
      const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    const after = [a, b, c, d, e, f, g, h]
    for (let i = 0; i < 8; i++) state[i] = at(state, i) + (after[i] as number)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}
