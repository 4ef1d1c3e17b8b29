/** HTML from the server, taken apart: only known elements and their text are built again, as a tree
 * that a component draws. No attribute is kept but a class of ours, an anchor and a list's start. */

export interface Bit {
  tag: string
  text: string
  kind: string
  id: string
  href: string
  start: number
  in: Bit[]
}

const KNOWN = new Set([
  'p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'small', 'a', 'table',
  'thead', 'tbody', 'tr', 'th', 'td', 'section', 'article', 'div', 'span', 'br', 'hr', 'code', 'pre', 'blockquote',
])
// What is in these is no text for people.
const NEVER = new Set(['script', 'style', 'template', 'iframe', 'object', 'embed', 'noscript', 'svg', 'math', 'head', 'title'])
const CLASSES = new Set(['verdict', 'yes', 'no', 'asked', 'deep', 'check', 'clause', 'other'])
const ANCHOR = /^[\w.-]{1,40}$/

const bit = (tag: string, text = ''): Bit => ({ tag, text, kind: '', id: '', href: '', start: 1, in: [] })

function taken(node: Node): Bit[] {
  if (node.nodeType === 3) return node.textContent ? [bit('', node.textContent)] : []
  if (node.nodeType !== 1) return []
  const element = node as Element
  const tag = element.tagName.toLowerCase()
  if (NEVER.has(tag)) return []
  const inside = [...element.childNodes].flatMap(taken)
  if (!KNOWN.has(tag)) return inside
  const made = bit(tag)
  made.in = inside
  made.kind = [...element.classList].filter((one) => CLASSES.has(one)).join(' ')
  if (ANCHOR.test(element.id)) made.id = element.id
  const href = element.getAttribute('href') ?? ''
  if (tag === 'a' && href[0] === '#' && ANCHOR.test(href.slice(1))) made.href = href
  made.start = Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1
  return [made]
}

/** The parser of the browser runs nothing and loads nothing here. */
export function bitsOf(html: string): Bit[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(taken)
}
