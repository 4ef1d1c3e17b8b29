/** A scene as a link: all of it stands behind `#`, where no server sees it.
 *
 * `1.` and the text, packed (deflate without a header) and written in the letters of an address. Links
 * of before, and those of browsers that can't pack, are the bare text in these letters. Whatever is
 * made here must be read for ever: `web/tests/desk.test.ts` has links that were made once. */

import { bytesOf, letters, through } from '../lib/packed'

/** As many letters as the server takes. */
export const MOST_LETTERS = 20_000
const PACKED = /^1\.([\w-]+)$/
const BARE = /^(?:(\d\.\d);)?([\w-]+)$/

const canPack = () => typeof CompressionStream !== 'undefined'

/** What stands behind `#`. */
export async function packed(scene: string): Promise<string> {
  const bytes = new TextEncoder().encode(scene)
  if (!canPack()) return letters(bytes)
  return `1.${letters(await through(bytes, new CompressionStream('deflate-raw'), MOST_LETTERS * 4))}`
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
    const bytes = found ? await through(bytesOf(text), new DecompressionStream('deflate-raw'), MOST_LETTERS * 4) : bytesOf(text)
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
