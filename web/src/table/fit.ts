/** Text that fits: made smaller step by step until it stands in its box. */

const STEPS = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

export function fit(node: HTMLElement, _what: unknown): { update: (what: unknown) => void } {
  const run = () => {
    for (const step of STEPS) {
      node.style.setProperty('--fit', String(step))
      if (node.scrollHeight <= node.clientHeight + 1) break
    }
    node.classList.toggle('cut', node.scrollHeight > node.clientHeight + 1)
  }
  run()
  void document.fonts?.ready.then(run)
  return { update: run }
}
