/** The animal's solid shapes: trunk with neck in one line, the head, an ear. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { BodyMeasures } from './species-body.data'

export function trunkOutline(marks: Landmarks): string {
  const [napeHigh, napeMiddle, napeLow] = marks.napeLine
  const [low, middle, high] = marks.neckFront
  return closedCurve([
    marks.poll,
    napeHigh,
    napeMiddle,
    napeLow,
    marks.withers,
    marks.hump,
    marks.back,
    marks.loin,
    marks.croup,
    marks.tailBase,
    marks.buttock,
    marks.thighBack,
    marks.groin,
    marks.flank,
    marks.belly,
    marks.girth,
    marks.brisketFront,
    marks.breast,
    marks.breastPoint,
    low,
    middle,
    high,
    marks.throat,
    marks.head.point([-30, 25]),
  ])
}

export function headOutline({ head }: Landmarks): string {
  return closedCurve(head.profile.outline.map(head.point))
}

/** A leaf with its stalk at the head's ear point; `angle` in degrees above the horizontal, backwards. */
export function earOutline(body: BodyMeasures, { head }: Landmarks, angle: number, part = 1): string {
  const [x, y] = head.point(head.profile.ear)
  const radians = (angle * Math.PI) / 180
  const { length, width } = body.ear
  const leaf: readonly CurvePoint[] = [
    [0, 0.16, 0.6],
    [0.2, 0.4],
    [0.52, 0.54],
    [0.82, 0.32],
    [1, 0, 0.35],
    [0.8, -0.3],
    [0.48, -0.46],
    [0.16, -0.3],
    [0, -0.12, 0.6],
  ]
  return closedCurve(
    leaf.map(([along, across, softness]) => {
      const far = (along * part + (1 - part) * 0.3) * length
      const side = -across * width * (part === 1 ? 1 : part * 0.62) + (part === 1 ? 0 : width * 0.1)
      return [
        x + far * Math.cos(radians) - side * Math.sin(radians),
        y - far * Math.sin(radians) - side * Math.cos(radians),
        softness ?? 1,
      ]
    }),
  )
}
