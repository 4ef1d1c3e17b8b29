/** Whether the server answers. A browser may call itself online and have no way to it. */
export async function reached(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', credentials: 'omit' })).ok
  } catch {
    return false
  }
}
