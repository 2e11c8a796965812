/** A layered foam target as a block in oblique view: printed dots, straps over the layers, a handle, three arrows. */
import { px } from '~/features/art/drawing'
import { arrow } from './arrow'
import { box, disc, fill, group, polygon, solid, stroke, type Point } from './markup'
import { groundShadow } from './shadow'

/** The printed face from its upper left corner, and how far the block reaches back. */
const face = { x: 300, y: 286, side: 480 }
const depth: Point = [196, -112]
const right = face.x + face.side
const foot = face.y + face.side

export function drawFoamTarget(): string {
  return [
    groundShadow([570, 768], [280, 18]),
    fill('shadow', castShadow, 0.16),
    fill('shadow', nearShadow, 0.16),
    drawTop(),
    drawLayeredSide(),
    drawFace(),
    drawArrows(),
  ].join('')
}

/** On the ground to the right of it, the farther the softer. */
const castShadow = 'M420 762H770L976 648L1090 694L866 794H480Z'
const nearShadow = 'M760 762L976 648L1034 672L832 784H420L420 762Z'

/** A point of the block: to the right and down on the face, and back, each from 0 to 1. */
function corner([across, down]: Point, back: number): Point {
  return [face.x + across * face.side + back * depth[0], face.y + down * face.side + back * depth[1]]
}

function patch(points: readonly (readonly [Point, number])[]): string {
  return polygon(points.map(([at, back]) => corner(at, back)))
}

function drawTop(): string {
  const outline = patch([
    [[0, 0], 0],
    [[1, 0], 0],
    [[1, 0], 1],
    [[0, 0], 1],
  ])
  const band = (from: number, to: number) =>
    patch([
      [[0, 0], from],
      [[1, 0], from],
      [[1, 0], to],
      [[0, 0], to],
    ])
  const surface = [
    fill('iron-lit', 'M290 300L420 200H700L520 300Z', 0.45),
    fill('orange', band(0.2, 0.34) + band(0.68, 0.82)),
    stroke('orange-deep', band(0.2, 0.34) + band(0.68, 0.82), { width: 2 }),
  ]
  const handle = 'M470 232C476 172 500 164 546 164H664C712 164 720 178 700 228'
  return [
    solid('top', { outline, color: 'iron-lit', edge: 'iron-deep', surface: surface.join('') }),
    stroke('shadow', 'M486 240C500 196 520 190 560 190H660C700 190 712 200 704 236', { width: 18, opacity: 0.18 }),
    stroke('iron-deep', handle, { width: 28 }),
    stroke('coyote-shade', handle, { width: 22 }),
    group(stroke('coyote-lit', handle, { width: 8 }), 'translate(-3 -5)'),
  ].join('')
}

const layerCount = 16

function drawLayeredSide(): string {
  const outline = patch([
    [[1, 0], 0],
    [[1, 0], 1],
    [[1, 1], 1],
    [[1, 1], 0],
  ])
  const layers = Array.from({ length: layerCount }, (_, index) => {
    const [from, to] = [index / layerCount, (index + 1) / layerCount]
    const layer = patch([
      [[1, from], 0],
      [[1, from], 1],
      [[1, to], 1],
      [[1, to], 0],
    ])
    return fill(index % 4 === 1 ? 'sage-shade' : index % 2 === 0 ? 'iron' : 'iron-lit', layer)
  })
  const seams = Array.from({ length: layerCount }, (_, index) => {
    const [[x, y], [u, v]] = [corner([1, index / layerCount], 0), corner([1, index / layerCount], 1)]
    return `M${px(x)} ${px(y)}L${px(u)} ${px(v)}`
  })
  const band = (from: number, to: number) =>
    patch([
      [[1, 0], from],
      [[1, 0], to],
      [[1, 1], to],
      [[1, 1], from],
    ])
  const surface = [
    ...layers,
    stroke('iron-deep', seams.join(''), { width: 3, opacity: 0.8 }),
    fill('orange-shade', band(0.2, 0.34) + band(0.68, 0.82)),
    stroke('orange-deep', band(0.2, 0.34) + band(0.68, 0.82), { width: 2.5 }),
    fill('shadow', outline, 0.08),
  ]
  return solid('side', { outline, color: 'iron', edge: 'iron-deep', surface: surface.join('') })
}

const rows = [0.14, 0.38, 0.62, 0.86]
/** A grid of sixteen without the inner four, where the large one is. */
const dots = rows
  .flatMap((down) => rows.map((across): Point => [across, down]))
  .filter(([across, down]) => Math.hypot(across - 0.5, down - 0.5) > 0.25)
  .map((at) => corner(at, 0))
const middle = corner([0.5, 0.5], 0)

function drawFace(): string {
  const seams = Array.from({ length: layerCount - 1 }, (_, index) => {
    const y = px(face.y + ((index + 1) * face.side) / layerCount)
    return `M${String(face.x)} ${y}H${String(right)}`
  })
  const surface = [
    fill('linen-lit', `M${String(face.x)} ${String(face.y)}H${String(right)}L${String(face.x)} ${String(foot)}Z`, 0.6),
    fill('linen-shade', `M${String(right)} ${String(foot - 240)}V${String(foot)}H${String(face.x + 200)}Z`, 0.55),
    stroke('linen-deep', seams.join(''), { width: 2, opacity: 0.28 }),
    fill('iron-shade', dots.map((at) => disc(at, 25)).join('')),
    fill('linen', dots.map((at) => disc(at, 9)).join('')),
    fill('linen', disc(middle, 74)),
    fill('orange', disc(middle, 64)),
    fill('linen-lit', disc(middle, 42)),
    fill('orange', disc(middle, 20)),
    /* Where arrows were pulled. */
    stroke('iron-deep', 'M430 402l7 3M664 428l6 -3M498 560l6 2M622 470l6 -2M650 650l6 2', {
      width: 4,
      opacity: 0.7,
    }),
  ]
  return solid('face', {
    outline: box([face.x, face.y], [face.side, face.side], 8),
    color: 'linen',
    edge: 'iron-deep',
    surface: surface.join(''),
  })
}

const hits: readonly Point[] = [
  [526, 466],
  [552, 528],
  [580, 586],
]

/** Towards the archer, down to the left, drawn along the x axis from the hit to the nock. */
function drawArrows(): string {
  const shadows = hits.map(([x, y]) => `M${px(x)} ${px(y)}l46 92`).join('')
  const turn = (Math.atan2(-depth[1], -depth[0]) * 180) / Math.PI
  return [
    stroke('shadow', shadows, { width: 8, opacity: 0.28 }),
    ...hits.map(([x, y]) => group(arrow, `translate(${px(x)} ${px(y)}) rotate(${px(turn)})`)),
  ].join('')
}
