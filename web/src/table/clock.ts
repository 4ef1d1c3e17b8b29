/** Minutes and seconds; the last ten seconds with their tenths. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms)
  if (left < 10_000) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, '0')}`
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
