/**
 * An outline compares two bodies apart from how their HTML is written: it ignores white space, the nesting order of
 * marks, and missing paragraph tags.
 */
import { blockTags, flowBlocks, isBlock, tagOf, textBlocks } from './html-tags'

type Outline = readonly [tag: string, attributes: string, children: readonly Outline[] | string]

export function outlineOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = flow(body)
  const length = blocks.reduce((end, [tag, , text], index) => (isEmptyEnd(tag, text) ? end : index + 1), 0)
  return JSON.stringify(blocks.slice(0, length))
}

function isEmptyEnd(tag: string, text: Outline[2]): boolean {
  return tag === 'p' && text === '[]'
}

function flow(parent: Element): Outline[] {
  const blocks: Outline[] = []
  let loose: Node[] = []
  const gather = () => {
    const text = words(loose)
    if (text !== '[]') blocks.push(['p', '', text])
    loose = []
  }
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      loose.push(node)
      continue
    }
    gather()
    blocks.push(outline(node))
  }
  gather()
  return blocks
}

function outline(element: Element): Outline {
  const tag = tagOf(element)
  if (textBlocks.includes(tag)) return [tag, '', words([...element.childNodes])]
  if (flowBlocks.includes(tag)) {
    return [tag, attributesOf(element), flow(element).filter(([inner, , text]) => !isEmptyEnd(inner, text))]
  }
  return [tag, attributesOf(element), frame(element)]
}

function frame(element: Element): Outline[] {
  const parts = [...element.childNodes].flatMap((node): Outline[] => {
    if (isBlock(node)) return isEmptyCaption(node) ? [] : [outline(node)]
    return node instanceof Element || node.textContent?.trim() !== '' ? [['out of place', '', words([node])]] : []
  })
  return parts.reduce<Outline[]>(addPart, [])
}

function isEmptyCaption(block: Element): boolean {
  return /^(?:fig)?caption$/.test(tagOf(block)) && block.textContent?.trim() === ''
}

/** Merges adjacent bodies of a table, since they look like one. */
function addPart(parts: Outline[], part: Outline): Outline[] {
  const last = parts.at(-1)
  const [tag, attributes, rows] = part
  if (tag !== 'tbody' || last?.[0] !== 'tbody' || typeof rows === 'string' || typeof last[2] === 'string')
    return [...parts, part]
  return [...parts.slice(0, -1), [tag, attributes, [...last[2], ...rows]]]
}

const told = ['scope', 'colspan', 'rowspan', 'start', 'src', 'alt', 'width', 'height']

function attributesOf(element: Element): string {
  return told
    .map((name) => `${name}=${element.getAttribute(name) ?? ''}`)
    .filter((text) => !/^(?:\w+=|(?:start|colspan|rowspan)=1)$/.test(text))
    .join(' ')
}

interface Piece {
  marks: string
  text: string
  /** A thing is a break, a picture, or a misplaced block. */
  isThing: boolean
}

function words(nodes: readonly Node[]): string {
  const pieces: Piece[] = []
  for (const piece of nodes.flatMap((node) => piecesOf(node, []))) add(pieces, piece)
  trimEnd(pieces)
  return JSON.stringify(pieces.map(({ marks, text }) => [marks, text]))
}

const spaces = /[ \t\r\n\f]+/g

function add(pieces: Piece[], piece: Piece) {
  if (piece.text === '<br>') trimEnd(pieces)
  const last = pieces.at(-1)
  if (piece.isThing) {
    pieces.push(piece)
    return
  }
  const startsLine = last === undefined || last.text === '<br>'
  const text = piece.text.replaceAll(spaces, ' ')
  const kept = startsLine || (!last.isThing && last.text.endsWith(' ')) ? text.replace(/^ /, '') : text
  if (kept === '') return
  if (last && !last.isThing && last.marks === piece.marks) last.text += kept
  else pieces.push({ ...piece, text: kept })
}

function trimEnd(pieces: Piece[]) {
  const last = pieces.at(-1)
  if (!last || last.isThing) return
  last.text = last.text.replace(/ $/, '')
  if (last.text === '') pieces.pop()
}

function piecesOf(node: Node, marks: readonly string[]): Piece[] {
  const written = [...new Set(marks)].sort().join(' ')
  if (node instanceof Text) return [{ marks: written, text: node.data, isThing: false }]
  if (!(node instanceof Element)) return []
  const tag = tagOf(node)
  if (tag === 'br') return [{ marks: '', text: '<br>', isThing: true }]
  if (tag === 'img') return [{ marks: written, text: `<img ${attributesOf(node)}>`, isThing: true }]
  const inner = [...node.childNodes].flatMap((child) => piecesOf(child, [...marks, ...markOf(node, tag)]))
  return blockTags.has(tag) ? [{ marks: '', text: `<${tag}>`, isThing: true }, ...inner] : inner
}

const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

function markOf(element: Element, tag: string): string[] {
  if (tag !== 'a') return [renamed[tag] ?? tag]
  const href = element.getAttribute('href')
  return href === null ? [] : [`a:${href}`]
}
