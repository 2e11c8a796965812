/** The marks of a coat on trunk and legs, drawn inside the animal's outline. */
import { seededRandom } from '~/lib/seeded-random'
import { px } from '../drawing'
import type { Landmarks } from './body-landmarks'
import { shaggyShape } from './hair'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

/** The neck in its own colour, with a shaggy hind edge over the shoulder. */
export function neckColor(marks: Landmarks, { mane }: Marks, { fill, detail }: Paint): string {
  if (mane === undefined) return ''
  const { level } = marks
  const edge: CurvePoint[] = [
    level(0.26 + mane.above * 0.75, 1.03),
    level(0.22 + mane.above * 0.6, 0.84),
    level(0.14 + mane.above * 0.5, 0.62),
    level(0.06 + mane.below * 0.6, 0.4),
    level(0.04 + mane.below * 0.4, 0.16),
    level(mane.below * 0.3, -0.06),
  ]
  const outside: CurvePoint[] = [level(-0.6, -0.1), level(-0.6, 2.2), level(0.2, 2.2)]
  const size = mane.hair * 0.7
  const shape = shaggyShape(edge, outside, { count: detail.within === undefined ? 15 : 8, tip: [size * 0.42, size], ends: 0.7, seed: 'shoulder' })
  const soft = shaggyShape(edge.map(([x, y]) => [x + size * 0.4, y - size * 0.1]), outside, { count: 19, tip: [size * 0.5, size * 0.9], ends: 0.7, seed: 'soft' })
  return (detail.within === undefined ? fill(soft, 'neck', 0.45) : '') + fill(shape, 'neck')
}

/** Locks of the mane, drawn as fine lines that fall from the nape. */
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
export function maneFringe(marks: Landmarks, { mane }: Marks, { fill, detail }: Paint): string {
  if (mane === undefined) return ''
  const { throat, neckFront, breastPoint, breast, brisketFront, level } = marks
  const [low, middle, high] = neckFront
  const line = [throat, high, middle, low, breastPoint, breast, brisketFront]
  const fringe = shaggyShape(line, [level(0.18, 0.2), level(0.1, 0.5), marks.nape(0.5, -6), marks.head.point([-5, 30])], {
    count: detail.within === undefined ? 17 : 10,
    tip: [-mane.hair * 0.28, mane.hair],
    seed: 'fringe',
  })
  return fill(fringe, 'neck') + (detail.within === undefined ? strands(marks, mane.hair, fill) : '')
}

export function rumpPatch({ level, croup, at }: Landmarks, { rump }: Marks, { fill, detail }: Paint): string {
  if (rump === undefined) return ''
  const top: CurvePoint = rump.above ? at(0.93 - rump.forward * 0.8, -croup[1] + 4, 0.6) : at(0.955 - rump.forward * 0.4, -croup[1] + 1, 0.6)
  const middle = 0.8
  const edge: CurvePoint[] = [
    top,
    level(0.975 - rump.forward, middle),
    level(0.985 - rump.forward * 0.95, middle - rump.down * 0.4),
    level(1 - rump.forward * 0.5, middle - rump.down * 0.8),
    level(0.995, middle - rump.down, 0.4),
  ]
  const close: CurvePoint[] = [level(1.1, middle - rump.down, 0.2), level(1.1, 1.2, 0.2)]
  /** The dark edge, widest in the middle. */
  const outer = edge.map(([x, y, softness], i): CurvePoint => [x + croup[1] * 0.024 * Math.sin((Math.PI * (i + 0.7)) / 5), y, softness ?? 1])
  /** The side of the patch that is turned away from the light. */
  const away = [
    level(0.99, middle + 0.06, 0.3),
    level(0.965, middle - rump.down * 0.4),
    level(0.98, middle - rump.down, 0.3),
    level(1.1, middle - rump.down),
    level(1.1, middle),
  ]
  return (
    (rump.edged ? fill(closedCurve([...outer, ...close]), 'edge') : '') +
    fill(closedCurve([...edge, ...close]), 'rump') +
    (detail.within === undefined ? fill(closedCurve(away), 'shade', 0.22) : '')
  )
}

export function paleUnderside({ level }: Landmarks, { paleBelly }: Marks, { fill }: Paint): string {
  if (!paleBelly) return ''
  const belly = closedCurve([
    level(0.3, -0.1),
    level(0.34, 0.03),
    level(0.48, 0.1),
    level(0.62, 0.17),
    level(0.73, 0.24, 0.4),
    level(0.78, 0.02),
    level(0.7, -0.3),
    level(0.4, -0.3),
  ])
  return fill(belly, 'pale')
}

/** The white of the throat: from under the jaw down the front of the neck. */
export function throatPatch({ throat, breastPoint, neckFront, head }: Landmarks, { throat: patch }: Marks, { fill }: Paint): string {
  if (patch === undefined) return ''
  const across = head.size * 100
  /** A point so far down the neck's front, `into` head lengths inside it. */
  const at = (share: number, into: number, softness = 1): CurvePoint => {
    const [, middle] = neckFront
    const bulge = middle[0] - (throat[0] + breastPoint[0]) / 2
    const swell = bulge * 4 * share * (1 - share)
    return [
      throat[0] + (breastPoint[0] - throat[0]) * share + swell + into * across,
      throat[1] + (breastPoint[1] - throat[1]) * share,
      softness,
    ]
  }
  const { to, width } = patch
  const shape = closedCurve([
    head.point([-40, 30]),
    head.point([-6, 36]),
    at(0.04, width),
    at(to * 0.55, width * 0.8),
    at(to, 0.05, 0.4),
    at(to * 0.9, -0.3),
    at(0, -0.3),
  ])
  return fill(shape, 'pale')
}

/** Dark, pale or socked legs, as seen through the outline of the near and the far ones: in front up to the elbow, behind to the thigh. */
export function legColor({ brisket, at }: Landmarks, { legs, socks }: Marks, { fill, detail }: Paint): string {
  const below = (share: number, slant: number): string => {
    const edge = [
      at(-0.2, brisket * share),
      at(0.12, brisket * (share - slant)),
      at(0.3, brisket * (share + slant * 1.4)),
      at(0.42, brisket * (share - slant * 2)),
      at(0.72, brisket * (share + slant)),
      at(0.86, brisket * (share + slant * 0.6)),
      at(0.98, brisket * (share - slant * 1.6)),
      at(1.2, brisket * (share - slant * 2)),
    ]
    return `${openCurve(edge)}V5H${px(at(-0.2, 0)[0])}Z`
  }
  const [low, middle, high] = [0.9, 1, 1.1].map((share) => (legs ?? 0) * share)
  return (
    (legs === undefined
      ? ''
      : (detail.within === undefined ? fill(below(high ?? 0, 0.07), 'leg', 0.35) + fill(below(middle ?? 0, 0.07), 'leg', 0.5) : '') + fill(below(low ?? 0, 0.07), 'leg')) +
    (socks ? fill(below(0.2, 0.01), 'pale') : '')
  )
}

/** Spots in loose rows along the trunk, the lowest along the flank. */
export function spotRows({ level, back }: Landmarks, { spots }: Marks, { dots: stroke, detail }: Paint): string {
  if (spots === undefined || (spots === 'faint' && detail.within !== undefined)) return ''
  const random = seededRandom('spots')
  const size = -back[1] * (spots === 'bright' ? 0.027 : 0.02)
  const dots = spotLines.flatMap(({ depth, from, to, count }, row) =>
    Array.from({ length: count }, (_, i) => {
      const share = from + ((i + (random() - 0.5) * 0.55) * (to - from)) / (count - 1)
      const sag = row === 0 ? 0.02 : 0.05 * Math.sin(Math.PI * share) - (share > 0.76 ? (share - 0.76) * 0.5 : 0)
      const [x, y] = level(share, depth - sag + (random() - 0.5) * (row === 0 ? 0.015 : 0.07))
      return { large: row > 0 && random() > 0.35, path: `M${px(x)} ${px(y)}l${px(size * (0.08 + random() * 0.3))} 0` }
    }),
  )
  const opacity = spots === 'bright' ? 0.92 : 0.26
  const pathOf = (large: boolean) => dots.flatMap((dot) => (dot.large === large ? [dot.path] : [])).join('')
  return stroke(pathOf(true), 'pale', size, opacity) + stroke(pathOf(false), 'pale', size * 0.72, opacity)
}

/** The first row runs beside the dorsal stripe, the last along the lower flank. */
const spotLines = [
  { depth: 0.93, from: 0.3, to: 0.88, count: 13 },
  { depth: 0.79, from: 0.25, to: 0.89, count: 12 },
  { depth: 0.66, from: 0.29, to: 0.9, count: 11 },
  { depth: 0.52, from: 0.22, to: 0.9, count: 11 },
  { depth: 0.39, from: 0.3, to: 0.86, count: 9 },
  { depth: 0.27, from: 0.36, to: 0.72, count: 8 },
]

/** The dark line down the back, running out at both ends. */
export function backStripe(marks: Landmarks, { dorsalStripe }: Marks, { fill }: Paint): string {
  if (!dorsalStripe) return ''
  const { napeLine, withers, hump, back, loin, croup, tailBase } = marks
  const top = [withers, hump, back, loin, croup]
  const deep = -back[1] * 0.022
  const stripe = closedCurve([
    [napeLine[1][0], napeLine[1][1], 0.4],
    [napeLine[2][0] + 3, napeLine[2][1] - 4],
    ...top.map(([x, y]): CurvePoint => [x, y - 4]),
    [tailBase[0] + 3, tailBase[1] - 3],
    tailBase,
    ...top.map(([x, y]): CurvePoint => [x, y + deep]).reverse(),
    [napeLine[2][0] - deep * 0.3, napeLine[2][1] + deep * 0.8],
  ])
  return fill(stripe, 'edge')
}

/** The pale band along the caribou's flank, above the darker belly. */
export function sideStripe({ level }: Landmarks, { flankStripe }: Marks, { fill }: Paint): string {
  if (!flankStripe) return ''
  const band = closedCurve([
    level(0.31, 0.3, 0.2),
    level(0.42, 0.345),
    level(0.56, 0.38),
    level(0.67, 0.43),
    level(0.745, 0.55, 0.2),
    level(0.725, 0.37),
    level(0.62, 0.27),
    level(0.5, 0.22),
    level(0.38, 0.2),
  ])
  return fill(band, 'pale', 0.36)
}

/** The pale gland on the outside of the sika's hind leg, below the hock. */
export function hockGland({ brisket, at }: Landmarks, { hockGland: has }: Marks, { fill }: Paint, { leg }: BodyMeasures): string {
  if (!has) return ''
  const [x, y] = at(0.965, brisket * 0.66)
  const tuft = closedCurve([
    [x - leg.cannon * 0.2, y - leg.cannon * 1.3],
    [x + leg.cannon * 0.75, y - leg.cannon * 0.6],
    [x + leg.cannon * 0.6, y + leg.cannon * 1.1],
    [x - leg.cannon * 0.1, y + leg.cannon * 0.7],
  ])
  return fill(tuft, 'pale')
}
