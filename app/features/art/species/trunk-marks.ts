/** The marks of a coat on trunk and legs, drawn inside the animal's outline. */
import { seededRandom } from '~/lib/seeded-random'
import { px } from '../drawing'
import type { Landmarks } from './body-landmarks'
import { hairEdge, shaggyShape } from './hair'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

/** The neck in its own colour, with a shaggy hind edge over the shoulder. */
export function neckColor(marks: Landmarks, { mane }: Marks, { fill, line }: Paint): string {
  if (mane === undefined) return ''
  const { level, nape, neckFront } = marks
  const edge: CurvePoint[] = [
    level(0.26 + mane.above * 0.75, 1.03),
    level(0.22 + mane.above * 0.6, 0.84),
    level(0.14 + mane.above * 0.5, 0.62),
    level(0.06 + mane.below * 0.6, 0.4),
    level(0.04 + mane.below * 0.4, 0.16),
    level(mane.below * 0.3, -0.06),
  ]
  const outside: CurvePoint[] = [level(-0.6, -0.1), level(-0.6, 2.2), level(0.2, 2.2)]
  const size = mane.hair * 0.55
  const shape = shaggyShape(edge, outside, { count: 11, tip: [size, size * 0.9], ends: 0.8, seed: 'shoulder' })
  const strands = [0.25, 0.5, 0.75].map((share) => {
    const [x, y] = nape(share, 0)
    const [frontX, frontY] = neckFront[1]
    const from: CurvePoint = [x + (frontX - x) * 0.4, y + (frontY - y) * 0.25]
    const to: CurvePoint = [from[0] + mane.hair * 0.25, from[1] + mane.hair * 1.5]
    return line(openCurve([from, [(from[0] + to[0]) / 2 - mane.hair * 0.15, (from[1] + to[1]) / 2], to]), 'neck-deep', 1)
  })
  return fill(shape, 'neck') + strands.join('')
}

/** The hair that hangs from throat to breast, outside the outline. */
export function maneFringe(marks: Landmarks, { mane }: Marks, { fill }: Paint): string {
  if (mane === undefined) return ''
  const { throat, neckFront, breastPoint, breast, brisketFront, level } = marks
  const [low, middle, high] = neckFront
  const line = [throat, high, middle, low, breastPoint, breast, brisketFront]
  const fringe = shaggyShape(line, [level(0.18, 0.2), level(0.1, 0.5), marks.nape(0.5, -6), marks.head.point([-5, 30])], {
    count: 17,
    tip: [-mane.hair * 0.28, mane.hair],
    seed: 'fringe',
  })
  return fill(fringe, 'neck')
}

export function rumpPatch({ level, croup, at }: Landmarks, { rump }: Marks, { fill, line }: Paint): string {
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
  const patch = closedCurve([...edge, level(1.1, middle - rump.down, 0.2), level(1.1, 1.2, 0.2)])
  return (rump.edged ? line(openCurve(edge), 'deep', -croup[1] * 0.024, 0.9) : '') + fill(patch, 'rump')
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
    at(0.04, width * 0.9),
    at(to * 0.6, width),
    at(to, 0.05, 0.4),
    at(to * 0.9, -0.3),
    at(0, -0.3),
  ])
  return fill(shape, 'pale')
}

/** Dark, pale or socked legs, as seen through the outline of the near and the far ones. */
export function legColor({ brisket, at }: Landmarks, { legs, socks }: Marks, { fill }: Paint): string {
  const across = (height: number, dip: number): CurvePoint[] => [
    at(-0.2, height),
    at(0.1, height + dip),
    at(0.3, height - dip),
    at(0.5, height),
    at(0.8, height + dip * 1.6),
    at(0.95, height - dip * 0.6),
    at(1.2, height - dip),
  ]
  const below = (line: CurvePoint[]) =>
    `M${line.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}L${px(at(1.2, 0)[0])} 5L${px(at(-0.2, 0)[0])} 5Z`
  return (
    (legs === undefined ? '' : fill(below(across(brisket * legs, brisket * 0.05)), 'leg')) +
    (socks ? fill(below(across(brisket * 0.2, 1)), 'pale') : '')
  )
}

/** Spots in rows along the trunk, closest on back and flank. */
export function spotRows({ level, back }: Landmarks, { spots }: Marks, { color }: Paint): string {
  if (spots === undefined) return ''
  const random = seededRandom('spots')
  const size = -back[1] * (spots === 'bright' ? 0.0175 : 0.012)
  const rows = [0.9, 0.76, 0.62, 0.48, 0.34]
  const dots = rows.flatMap((depth, row) =>
    Array.from({ length: 11 }, (_, i) => {
      const share = 0.27 + i * 0.062 + (row % 2) * 0.031 + (random() - 0.5) * 0.025
      const lower = row === 4 && (share < 0.36 || share > 0.86) ? undefined : depth
      if (lower === undefined || share > 0.94 - (row > 2 ? 0.06 : 0)) return ''
      const sag = 0.05 * Math.sin(Math.PI * share)
      const [x, y] = level(share, lower - sag + (random() - 0.5) * 0.05)
      const long = size * (0.8 + random() * 0.5)
      return `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(long * 1.15)}" ry="${px(long * 0.85)}"/>`
    }),
  )
  return `<g fill="${color('pale')}" fill-opacity="${spots === 'bright' ? '.95' : '.28'}">${dots.join('')}</g>`
}

/** The dark line down the back. */
export function backStripe({ napeLine, withers, hump, back, loin, croup, tailBase }: Landmarks, { dorsalStripe }: Marks, { line }: Paint): string {
  if (!dorsalStripe) return ''
  return line(openCurve([napeLine[1], napeLine[2], withers, hump, back, loin, croup, tailBase]), 'deep', -back[1] * 0.045)
}

/** The pale band of the caribou's flank above a darker one. */
export function sideStripe({ level }: Landmarks, { flankStripe }: Marks, { fill }: Paint): string {
  if (!flankStripe) return ''
  const top: CurvePoint[] = [level(0.3, 0.42), level(0.4, 0.38), level(0.52, 0.37), level(0.64, 0.4), level(0.73, 0.46)]
  const [x, y] = level(0.3, 0.42)
  const hair = hairEdge([...top].reverse(), { count: 9, tip: [3, -2], ends: 0.7, seed: 'flank' })
  const [endX, endY] = level(0.73, 0.46)
  const under = closedCurve([level(0.29, 0.38), level(0.42, 0.26), level(0.6, 0.26), level(0.73, 0.44), level(0.6, 0.4), level(0.42, 0.36)])
  return fill(`M${px(x)} ${px(y)}L${px(level(0.5, 0.24)[0])} ${px(level(0.5, 0.22)[1])}L${px(endX)} ${px(endY)}${hair}Z`, 'pale', 0.6) + fill(under, 'pale', 0.5)
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
