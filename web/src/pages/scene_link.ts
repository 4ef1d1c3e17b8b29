/** A position as a link: the scene stands behind `#`, where no server sees it. */

export function sceneLink(scene: string, rules = ''): string {
  const bytes = new TextEncoder().encode(scene)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const packed = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `/judge#${rules ? `${rules};` : ''}${packed}`
}

export interface Linked {
  scene: string
  rules: string
}

/** What a fragment says; nothing where it can't be read. */
export function linkedScene(fragment: string): Linked {
  const [, rules = '', packed = ''] = /^(?:(\d\.\d);)?([\w-]*)$/.exec(fragment) ?? []
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return { scene: new TextDecoder('utf-8', { fatal: true }).decode(bytes), rules }
  } catch {
    return { scene: '', rules }
  }
}
