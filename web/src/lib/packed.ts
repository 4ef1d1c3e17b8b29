/** A text in a link: packed, in letters that a fragment may hold, behind the number of the way it was packed.
 * Links made once are read for ever: a new way gets a new number. */

const PLAIN = '0' // UTF-8
const DEFLATED = '1' // UTF-8, deflated without a head
/** What a link may unpack to: a small one could be a very long text. */
export const MOST = 200_000

export function letters(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0))
}

/** Through a stream, and no further than `most` bytes. */
export async function through(
  bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream, most = MOST,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new Error('too long')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (typeof CompressionStream === 'undefined') return PLAIN + letters(bytes)
  return DEFLATED + letters(await through(bytes, new CompressionStream('deflate-raw')))
}

/** The text again; null if the link was cut off or is none of ours. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const [way, rest] = [packed.slice(0, 1), bytesOf(packed.slice(1))]
    if (way !== PLAIN && way !== DEFLATED) return null
    if (way === PLAIN && rest.length > MOST) return null
    const bytes = way === PLAIN ? rest : await through(rest, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
