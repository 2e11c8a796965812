/**
 * What the plates are drawn with. A line is written like SVG's `points`, "x,y x,y …"; a point that ends in "!" is a
 * corner, every other is passed smoothly (Catmull-Rom). Colours go by name.
 */
import { px } from '~/features/art/drawing'

interface Node {
  x: number
  y: number
  /** Only of limbs: how thick the limb is here. */
  width: number
  isCorner: boolean
}

/** An open curve through the points, as path data. */
export function curve(points: string): string {
  return through(parseNodes(points), false)
}

/** A closed curve through the points, as path data. */
export function loop(points: string): string {
  return `${through(parseNodes(points), true)}Z`
}

/** Straight from point to point, closed, as path data. */
export function facet(points: string): string {
  return `M${points.replaceAll(' ', 'L')}Z`
}

/** The right half of an outline, from base to tip, with its mirror image over x = 0: a leaf, a face from the front. */
export function mirrored(half: string): string {
  const nodes = parseNodes(half)
  const left = nodes.filter(({ x }) => x !== 0).map((node) => ({ ...node, x: -node.x }))
  return `${through([...nodes, ...left.reverse()], true)}Z`
}

/** A tapering limb (tine, twig, leg) along "x,y,width x,y,width …", as path data. */
export function limb(points: string): string {
  const nodes = parseNodes(points)
  const sides = nodes.map((node, index) => {
    const before = nodes[index - 1] ?? node
    const after = nodes[index + 1] ?? node
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const dx = (-(after.y - before.y) / length) * (node.width / 2)
    const dy = ((after.x - before.x) / length) * (node.width / 2)
    return { left: { ...node, x: node.x + dx, y: node.y + dy }, right: { ...node, x: node.x - dx, y: node.y - dy } }
  })
  const outline = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()]
  return `${through(outline, true)}Z`
}

export function fill(d: string, color: string, more = ''): string {
  return `<path d="${d}" fill="var(--${color})"${attributes(more)}/>`
}

/** Round ends and joints, unless `more` says otherwise. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  const ends = more.includes('linecap') ? '' : ' stroke-linecap="round"'
  const line = `fill="none" stroke="var(--${color})" stroke-width="${px(width)}" stroke-linejoin="round"${ends}`
  return `<path d="${d}" ${line}${attributes(more)}/>`
}

export function disc(x: number, y: number, r: number, color: string, more = ''): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="var(--${color})"${attributes(more)}/>`
}

interface Oval {
  x: number
  y: number
  rx: number
  ry: number
}

export function oval({ x, y, rx, ry }: Oval, color: string, more = ''): string {
  const size = `cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}"`
  return `<ellipse ${size} fill="var(--${color})"${attributes(more)}/>`
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  /** Of the corners. */
  radius?: number
}

export function box({ x, y, width, height, radius = 0 }: Box, color: string, more = ''): string {
  const size = `x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"`
  const corners = radius > 0 ? ` rx="${px(radius)}"` : ''
  return `<rect ${size}${corners} fill="var(--${color})"${attributes(more)}/>`
}

interface Placing {
  x: number
  y: number
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
  /** Height against width, as of what lies on the ground and is seen at a low angle. */
  squash?: number
  isMirrored?: boolean
}

/** What is drawn around 0,0, put into the picture. */
export function place(content: string, { x, y, turn = 0, scale = 1, squash = 1, isMirrored = false }: Placing): string {
  const move = `translate(${px(x)} ${px(y)})`
  const size =
    scale === 1 && squash === 1 && !isMirrored
      ? ''
      : `scale(${String(hundredth(isMirrored ? -scale : scale))} ${String(hundredth(scale * squash))})`
  const rotation = turn === 0 ? '' : `rotate(${px(turn)})`
  return `<g transform="${move}${size}${rotation}">${content}</g>`
}

/** `content` where the outline is, and nothing outside of it. `id` is unique in its picture. */
export function clipped(content: string, id: string, outline: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

function through(nodes: Node[], isClosed: boolean): string {
  const count = nodes.length
  const at = (index: number) =>
    nodes[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? origin
  const segments = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const lead = from.isCorner ? 0 : 1 / 6
    const tail = to.isCorner ? 0 : 1 / 6
    const start = relative(from, { x: from.x + (to.x - before.x) * lead, y: from.y + (to.y - before.y) * lead })
    const end = relative(from, { x: to.x - (after.x - from.x) * tail, y: to.y - (after.y - from.y) * tail })
    // The mirror of one piece's last control point is the next one's first, which `s` leaves out.
    return (index === 0 ? `c${start} ` : 's') + `${end} ${relative(from, to)}`
  })
  const first = at(0)
  return `M${px(first.x)},${px(first.y)}${segments.join('')}`
}

/** From one point to another, both on the tenth that the path is written in, so that rounding does not add up. */
function relative(from: Place, to: Place): string {
  const step = (a: number, b: number) => px((Math.round(b * 10) - Math.round(a * 10)) / 10)
  const [dx, dy] = [step(from.x, to.x), step(from.y, to.y)]
  return dy.startsWith('-') ? dx + dy : `${dx},${dy}`
}

interface Place {
  x: number
  y: number
}

const origin: Node = { x: 0, y: 0, width: 0, isCorner: true }

function parseNodes(points: string): Node[] {
  return points
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x = 0, y = 0, width = 0] = point.replaceAll('!', '').split(',').map(Number)
      return { x, y, width, isCorner: point.endsWith('!') }
    })
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
