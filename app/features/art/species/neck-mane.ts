/** A neck of its own colour and the hair that hangs from it in autumn. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import type { Landmarks } from './body-landmarks'
import { hairEdge, shaggyShape, type Tufts } from './hair'
import type { CurvePoint } from './landmark-curve'
import type { Paint } from './paint'
import type { Marks } from './species-coat.data'

/** The neck in its own colour, with a shaggy hind edge over the shoulder. */
export function neckColor(marks: Landmarks, { mane }: Marks, { fill, small }: Paint): string {
  if (mane === undefined) return ''
  const { level } = marks
  const edge: CurvePoint[] = [
    level(0.26 + mane.above * 0.75, 1.03),
    level(0.22 + mane.above * 0.6, 0.84),
    level(0.14 + mane.above * 0.5, 0.62),
    level(0.06 + mane.below * 0.6, 0.4),
    level(0.06 + mane.below * 0.35, 0.26),
    level(0.085, 0.12),
  ]
  const outside: CurvePoint[] = [level(-0.6, 0.1), level(-0.6, 2.2), level(0.2, 2.2)]
  const size = mane.hair * 0.7
  const shape = shaggyShape(edge, outside, {
    count: !small ? 15 : 8,
    tip: [size * 0.42, size],
    ends: 0.7,
    seed: 'shoulder',
  })
  const soft = shaggyShape(
    edge.map(([x, y]) => [x + size * 0.4, y - size * 0.1]),
    outside,
    { count: 19, tip: [size * 0.5, size * 0.9], ends: 0.7, seed: 'soft' },
  )
  return (!small ? fill(soft, 'neck', 0.45) : '') + fill(shape, 'neck')
}

/** Locks of the mane, that fall from the nape. */
function strands({ nape, neckFront, breastPoint }: Landmarks, hair: number, fill: Paint['fill']): string {
  const [low, middle] = neckFront
  const random = seededRandom('strands')
  const lock = ([x, y]: CurvePoint): string => {
    const long = hair * (0.9 + random() * 0.7)
    const wide = hair * 0.12
    return `M${px(x)} ${px(y)}q${px(-long * 0.3)} ${px(long * 0.45)} ${px(-long * 0.12)} ${px(long)}q${px(wide - long * 0.06)} ${px(-long * 0.55)} ${px(long * 0.12)} ${px(-long)}Z`
  }
  const roots = [0.78, 0.56, 0.34, 0.12].flatMap((share, row) => {
    const [x, y] = nape(share, 0)
    const [frontX, frontY] = row === 0 ? middle : row === 1 ? middle : row === 2 ? low : breastPoint
    return [0.24, 0.46, 0.68].map((across): CurvePoint => [
      x + (frontX - x) * (across + random() * 0.12),
      y + (frontY - y) * (across + random() * 0.1) * 0.9,
    ])
  })
  return fill(roots.map(lock).join(''), 'neck-deep', 0.8)
}

/** The hair that hangs from throat to breast, outside the outline. */
export function maneFringe(marks: Landmarks, { mane, edged }: Marks, { fill, line, small }: Paint): string {
  if (mane === undefined) return ''
  const { throat, neckFront, breastPoint, breast, level } = marks
  const [low, middle, high] = neckFront
  const front = [throat, high, middle, low, breastPoint, breast, level(0.085, 0.12)]
  const tufts: Tufts = { count: !small ? 17 : 10, tip: [-mane.hair * 0.28, mane.hair], seed: 'fringe' }
  const fringe = shaggyShape(
    front,
    [level(0.085, 0.3), level(0.1, 0.5), marks.nape(0.5, -6), marks.head.point([-5, 30])],
    tufts,
  )
  const edge =
    edged && !small ? line(`M${px(throat[0])} ${px(throat[1])}${hairEdge(front, tufts)}`, 'shade', 0.7, 0.5) : ''
  return edge + fill(fringe, 'neck') + (!small ? strands(marks, mane.hair, fill) : '')
}
