/** Light from the upper left on the trunk, the same for every species: lit back, shaded underside, shoulder and haunch. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'

export function trunkShading(marks: Landmarks, { fill, small }: Paint, body: BodyMeasures): string {
  const { level, napeLine, withers, hump, back, loin, croup, tailBase } = marks
  const deep = body.chest * 0.13
  const topLine = [withers, hump, back, loin, croup]
  /** The lit strip from the withers to the tail. */
  const litBack = closedCurve([
    [napeLine[2][0] - 2, napeLine[2][1] - 9, 0],
    [croup[0] + 30, croup[1] - 20, 0],
    tailBase,
    ...topLine
      .map(([x, y], i): CurvePoint => [x + (i === 0 ? deep * 0.5 : 0), y + deep * (i === 0 ? 0.75 : 1)])
      .reverse(),
    [napeLine[2][0], napeLine[2][1], 0.4],
  ])
  /** The blade and upper arm, turned to the light. */
  const litShoulder = closedCurve([
    level(0.25, 0.8, 0.5),
    level(0.27, 0.62),
    level(0.2, 0.4),
    level(0.17, 0.16, 0.5),
    level(0.105, 0.3),
    level(0.08, 0.46, 0.6),
    level(0.15, 0.64),
  ])
  /** The haunch, turned to the light. */
  const litHaunch = closedCurve([
    level(0.8, 0.84, 0.5),
    level(0.89, 0.7),
    level(0.9, 0.5),
    level(0.84, 0.3),
    level(0.8, 0.1, 0.5),
    level(0.77, 0.3),
    level(0.77, 0.6),
  ])
  if (small) return fill(litBack, 'light')
  return fill(litBack, 'light') + fill(litShoulder, 'light', 0.32) + fill(litHaunch, 'light', 0.32)
}

export function trunkShade({ level, head }: Landmarks, { fill, small }: Paint, { neck }: BodyMeasures): string {
  /** The underside from the elbow to the flank. */
  const underside = closedCurve([
    level(0.27, 0.02, 0.3),
    level(0.32, 0.22),
    level(0.42, 0.3),
    level(0.56, 0.3),
    level(0.68, 0.37),
    level(0.745, 0.52, 0.3),
    level(0.735, 0.3),
    level(0.76, 0.06),
    level(0.8, -0.3),
    level(0.5, -0.4),
    level(0.27, -0.2),
  ])
  /** The breast below its point, before the foreleg. */
  const underBreast = closedCurve([
    level(-0.03, 0.36, 0.4),
    level(0.05, 0.26),
    level(0.105, 0.1),
    level(0.13, -0.12),
    level(0.02, -0.2),
    level(-0.1, 0.1),
  ])
  /** Behind the shoulder blade and the elbow. */
  const behindShoulder = closedCurve([
    level(0.3, 0.78, 0.4),
    level(0.335, 0.55),
    level(0.32, 0.3),
    level(0.285, 0.08),
    level(0.34, 0.12),
    level(0.38, 0.32),
    level(0.37, 0.56),
  ])
  /** The fold before the thigh. */
  const beforeThigh = closedCurve([
    level(0.765, 0.82, 0.4),
    level(0.735, 0.55),
    level(0.74, 0.25),
    level(0.75, 0.02),
    level(0.7, 0.22),
    level(0.7, 0.5),
  ])
  /** The back of the thigh, away from the light. */
  const behindThigh = closedCurve([
    level(1.06, 0.74, 0.3),
    level(0.985, 0.5),
    level(0.935, 0.2),
    level(0.925, -0.06),
    level(0.96, -0.3),
    level(0.97, -0.42, 0.2),
    level(1.1, -0.2),
  ])
  /** What the jaw throws on the neck. */
  const underJaw = closedCurve([
    head.point([-34, 40]),
    head.point([2, 20]),
    head.point([9, 40]),
    head.point([4, 57]),
    head.point([-9, 61]),
    head.point([-24, 54]),
  ])
  if (small) return fill(underside, 'shade', 0.75) + fill(beforeThigh, 'shade', 0.5)
  return (
    fill(underside, 'shade', 0.75) +
    fill(underBreast, 'shade', 0.6) +
    fill(behindShoulder, 'shade', 0.42) +
    fill(beforeThigh, 'shade', 0.5) +
    fill(behindThigh, 'shade', 0.6) +
    (neck.angle > 20 ? fill(underJaw, 'neck-deep', 0.55) : '')
  )
}
