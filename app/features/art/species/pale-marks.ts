/** White and cream parts of the trunk: belly, throat, the caribou's flank. */
import type { Landmarks } from './body-landmarks'
import { shaggyShape } from './hair'
import { closedCurve, type CurvePoint } from './landmark-curve'
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
  { fill }: Paint,
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

/** The pale band along the caribou's flank, above the darker belly. */
export function sideStripe({ level, withers }: Landmarks, { flankStripe }: Marks, { fill, small }: Paint): string {
  if (!flankStripe) return ''
  const size = -withers[1]
  const below = [level(0.3, 0.25), level(0.42, 0.24), level(0.56, 0.28), level(0.68, 0.37), level(0.735, 0.47)]
  const above = [level(0.74, 0.56), level(0.66, 0.47), level(0.55, 0.4), level(0.42, 0.36), level(0.33, 0.34)]
  const band = shaggyShape(below, above, {
    count: small ? 5 : 12,
    tip: [size * 0.055, size * 0.03],
    ends: 0.6,
    seed: 'flank',
  })
  return fill(band, 'pale', 0.3)
}
