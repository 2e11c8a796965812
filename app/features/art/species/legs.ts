/**
 * The limbs of a deer from the side, by their joints: elbow, carpus, fetlock and hoof in front; stifle, hock, fetlock and
 * hoof behind. A deer stands on the tips of two toes; the two others, the dewclaws, hang behind the fetlock.
 */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import { frontLeg, frontLegBack, hindLeg, hindLegBack, type Joint, tableBrisket } from './leg-joints.data'
import type { BodyMeasures } from './species-body.data'

/** The height up to which the back edge of a leg is shaded, in hundredths of the shoulder height: below hock and elbow. */
const shadedTo = 43

export interface Leg {
  /** Turns the same way as the trunk's outline, so that both make one shape. */
  path: string
  /** Its edge away from the light. */
  back: string
  hoof: string
  dewclaw: string
  cleft: string
  /** The leg's axis at the ground. */
  x: number
}

export interface LegPlace {
  /** Where the leg's axis meets the ground, as a share of the trunk. */
  share: number
  /** How far the foot stands before the axis, in hundredths of the shoulder height. */
  step: number
  /** Moved whole, in centimetres. */
  shift?: number
}

export const stance = {
  nearFront: { share: 0.215, step: -2 },
  farFront: { share: 0.16, step: 4 },
  nearHind: { share: 0.955, step: -1 },
  farHind: { share: 0.9, step: 9 },
} as const satisfies Record<string, LegPlace>

export function drawLeg(body: BodyMeasures, marks: Landmarks, place: LegPlace, end: 'front' | 'hind'): Leg {
  const unit = body.shoulder / 100
  const axis = place.share * body.length + (place.shift ?? 0)
  const point = ([x, cannons, height, softness = 1]: Joint): CurvePoint => {
    const low = Math.min(height, tableBrisket) / tableBrisket
    const above = Math.max(height - tableBrisket, 0) / (100 - tableBrisket)
    const lift = low * marks.brisket + above * body.chest
    return [axis + x * unit + cannons * body.leg.cannon - place.step * unit * (1 - low), -lift, softness]
  }
  const [down, up] = end === 'front' ? [frontLeg, frontLegBack] : [hindLeg, hindLegBack]
  const hoofX = axis - (end === 'front' ? 0 : 2.6) * unit - place.step * unit
  return {
    path: closedCurve([...down.map(point), ...up.map(point)].reverse()),
    back: openCurve(up.filter(([, , height]) => height < shadedTo).map(point)),
    hoof: drawHoof(body, marks, hoofX),
    dewclaw: drawDewclaw(body, marks, hoofX),
    cleft: drawCleft(body, marks, hoofX),
    x: hoofX,
  }
}

/** The slit between the two toes, seen a little from before. */
function drawCleft({ leg }: BodyMeasures, { brisket }: Landmarks, x: number): string {
  const top = (brisket * 4.9) / tableBrisket
  return openCurve([
    [x - leg.hoof * 0.16 - leg.cannon * 0.2, -top * 0.72],
    [x - leg.hoof * 0.3 - leg.cannon * 0.2, -top * 0.35],
    [x - leg.hoof * 0.36 - leg.cannon * 0.2, -top * 0.03],
  ])
}

function drawHoof({ leg }: BodyMeasures, { brisket }: Landmarks, x: number): string {
  const top = (brisket * 4.9) / tableBrisket
  const half = leg.cannon
  return closedCurve([
    [x - leg.hoof * 0.2 - half * 0.5, -top, 0.2],
    [x - leg.hoof * 0.44 - half * 0.4, -top * 0.4, 0.8],
    [x - leg.hoof * 0.62 - half * 0.2, 0, 0.2],
    [x + leg.hoof * 0.2, 0, 0.2],
    [x + leg.hoof * 0.18 + half * 0.2, -top * 0.4, 0.5],
    [x + half * 0.5, -top * 0.82, 0.2],
  ])
}

function drawDewclaw({ leg }: BodyMeasures, { brisket }: Landmarks, x: number): string {
  const height = (brisket * 8.2) / tableBrisket
  const root = leg.cannon * 0.42
  const size = leg.cannon * leg.dewclaw
  return closedCurve([
    [x + root, -height - size * 0.4, 0.3],
    [x + root + size * 0.75, -height + size * 0.1, 0.4],
    [x + root + size * 0.55, -height + size * 0.75, 0.2],
    [x + root - size * 0.05, -height + size * 0.35, 0.3],
  ])
}
