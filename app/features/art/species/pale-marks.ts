/** White and cream parts of the trunk: belly, throat, the caribou's flank. */
import type { Landmarks } from './body-landmarks'
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
