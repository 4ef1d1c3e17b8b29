/** A scene as a link: all of it stands behind `#`, where no server sees it.
 *
 * `1.` and the text, packed (deflate without a header) and written in the letters of an address. Links
 * of before, and those of browsers that can't pack, are the bare text in these letters. Whatever is
 * made here must be read for ever: `web/tests/desk.test.ts` has links that were made once. */

/** As many letters as the server takes. */
export const MOST_LETTERS = 20_000
const PACKED = /^1\.([\w-]+)$/
const BARE = /^(?:(\d\.\d);)?([\w-]+)$/

function letters(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** Through a stream, and no further than a scene may be long. */
async function through(bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let count = 0
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    count += value.length
    if (count > MOST_LETTERS * 4) {
      await reader.cancel()
      throw new Error('too long')
    }
  }
  const all = new Uint8Array(count)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const canPack = () => typeof CompressionStream !== 'undefined'

/** What stands behind `#`. */
export async function packed(scene: string): Promise<string> {
  const bytes = new TextEncoder().encode(scene)
  if (!canPack()) return letters(bytes)
  return `1.${letters(await through(bytes, new CompressionStream('deflate-raw')))}`
}

export async function linkTo(scene: string): Promise<string> {
  return `/judge#${await packed(scene)}`
}

/** The scene that a fragment holds; null where none can be read. */
export async function unpacked(fragment: string): Promise<string | null> {
  try {
    const found = PACKED.exec(fragment)
    const bare = found ? null : BARE.exec(fragment)
    const text = found?.[1] ?? bare?.[2]
    if (!text) return null
    const bytes = found ? await through(bytesOf(text), new DecompressionStream('deflate-raw')) : bytesOf(text)
    const scene = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!scene.trim() || scene.length > MOST_LETTERS) return null
    return bare?.[1] ? withRules(scene, bare[1]) : scene
  } catch {
    return null
  }
}

/** Older links name the rules beside the scene. */
function withRules(scene: string, rules: string): string {
  return /^rules:/m.test(scene) ? scene.replace(/^rules:.*$/m, `rules: "${rules}"`) : `rules: "${rules}"\n${scene}`
}
