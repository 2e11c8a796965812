/** White and cream parts of the trunk: belly, throat, the caribou's flank. */
import type { Landmarks } from './body-landmarks'
import { shaggyShape } from './hair'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { Marks } from './species-coat.data'

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
export function throatPatch(
  { throat, breastPoint, neckFront, head }: Landmarks,
  { throat: patch }: Marks,
  { fill, small }: Paint,
): string {
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
  const shape = (to: number, width: number) =>
    closedCurve([
      head.point([-40, 30]),
      head.point([-6, 36]),
      at(0.04, width),
      at(to * 0.55, width * 0.8),
      at(to, 0.05, 0.4),
      at(to * 0.9, -0.3),
      at(0, -0.3),
    ])
  return (small ? '' : fill(shape(to * 1.14, width * 1.14), 'pale', 0.4)) + fill(shape(to * 0.94, width * 0.92), 'pale')
}

/** The pale band along the caribou's flank, above the darker belly. */
export function sideStripe({ level, withers }: Landmarks, { flankStripe }: Marks, { fill, small }: Paint): string {
  if (!flankStripe) return ''
  const size = -withers[1]
  const below = [level(0.31, 0.345), level(0.37, 0.295), level(0.47, 0.285), level(0.58, 0.3), level(0.7, 0.37)]
  const above = [level(0.6, 0.37), level(0.48, 0.362), level(0.38, 0.358)]
  const dark = closedCurve([
    level(0.32, 0.33, 0.4),
    level(0.5, 0.31),
    level(0.705, 0.37, 0.4),
    level(0.69, 0.22),
    level(0.52, 0.14),
    level(0.36, 0.14),
  ])
  const band = shaggyShape(below, above, {
    count: small ? 5 : 15,
    tip: [size * 0.026, size * 0.011],
    ends: 0.6,
    seed: 'flank',
  })
  return fill(dark, 'deep', 0.5) + fill(band, 'neck-deep', 0.85)
}

/** A fine edge along nape and rump where their hair is pale. */
export function paleEdges(marks: Landmarks, { edged, mane }: Marks, { line, small }: Paint): string {
  if (!edged || small) return ''
  const { poll, napeLine, withers, croup, tailBase, buttock, thighBack } = marks
  const nape = mane ? openCurve([poll, ...napeLine, withers]) : ''
  return line(nape + openCurve([croup, tailBase, buttock, thighBack]), 'shade', 0.7, 0.5)
}
