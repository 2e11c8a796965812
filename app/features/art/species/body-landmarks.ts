/** The landmarks of a standing deer, from its measures: centimetres, x from the breast to the rump, y downwards, the ground at 0. */
import { headProfiles, type HeadProfile } from './head-shapes.data'
import type { CurvePoint } from './landmark-curve'
import type { BodyMeasures } from './species-body.data'

export type Landmarks = ReturnType<typeof findLandmarks>

export function findLandmarks(body: BodyMeasures) {
  const { shoulder, croup, back, length, chest, tuck, hump, neck } = body
  /** Height of the brisket: what the legs are long. */
  const brisket = shoulder - chest
  /** A point at a share of the trunk's length, so high above the ground. */
  const at = (share: number, height: number, softness = 1): CurvePoint => [share * length, -height, softness]

  /** A point of the trunk: 0 is as low as the brisket, 1 as high as the withers. */
  const level = (share: number, depth: number, softness = 1): CurvePoint => at(share, brisket + depth * chest, softness)

  /** Where the straight nape meets the back. */
  const root = at(0.26, shoulder + hump * 0.74)
  const withers: CurvePoint = [root[0] + neck.fill * 1.4, root[1] - neck.fill * 0.6]
  const angle = (neck.angle * Math.PI) / 180
  /** A point so far along the straight nape, `out` above it. */
  const nape = (share: number, out: number): CurvePoint => [
    root[0] - Math.cos(angle) * neck.length * share + Math.sin(angle) * out,
    root[1] - Math.sin(angle) * neck.length * share - Math.cos(angle) * out,
  ]
  const poll = nape(1, 0)
  const profile = headProfiles[body.head.shape]
  const head = headPlacing(body, profile, poll)
  const throat = head.point(profile.throat)
  const breastPoint = at(-0.01, brisket + chest * 0.5)
  const rise = Math.hypot(throat[0] - breastPoint[0], throat[1] - breastPoint[1])
  /** A point of the neck's front, so far from the breast to the throat. */
  const front = (share: number, swell: number): CurvePoint => [
    breastPoint[0] + (throat[0] - breastPoint[0]) * share + ((throat[1] - breastPoint[1]) / rise) * neck.swell * swell,
    breastPoint[1] + (throat[1] - breastPoint[1]) * share - ((throat[0] - breastPoint[0]) / rise) * neck.swell * swell,
  ]

  return {
    brisket,
    at,
    level,
    nape,
    head,
    withers,
    hump: at(neck.fill > 0 ? 0.385 : hump > 0 ? 0.36 : 0.33, shoulder + hump - chest * 0.012 + neck.fill * 0.25),
    back: at(hump > 0 ? 0.6 : 0.54, back),
    loin: at(hump > 0 ? 0.7 : 0.68, back + (croup - back) * 0.7),
    croup: at(0.8, croup),
    tailBase: at(0.94, croup - chest * 0.15),
    buttock: at(1, croup - chest * 0.42),
    thighBack: at(0.99, brisket + (croup - chest * 0.42 - brisket) * 0.6),
    groin: at(0.86, brisket + tuck + chest * 0.06),
    flank: at(0.74, brisket + tuck),
    belly: at(0.5, brisket + tuck * 0.15),
    girth: at(0.3, brisket),
    brisketFront: at(0.12, brisket + chest * 0.06),
    breast: at(0.03, brisket + chest * 0.26),
    breastPoint,
    neckFront: [front(0.25, 0.75), front(0.5, 1), front(0.78, 0.6)] as const,
    throat,
    poll,
    napeLine: [nape(0.8, neck.crest * 0.8), nape(0.5, neck.crest), nape(0.2, neck.fill * 0.3)] as const,
  }
}

/** How the head's own points (hundredths of its length) stand in the picture. */
function headPlacing({ head }: BodyMeasures, profile: HeadProfile, poll: CurvePoint) {
  const turn = profile.fall - head.fall
  const radians = (turn * Math.PI) / 180
  const size = head.length / 100
  return {
    /** Degrees, as SVG turns. */
    turn,
    profile,
    size,
    point: ([x, y, softness = 1]: CurvePoint): CurvePoint => {
      const deep = y * head.depth
      return [
        poll[0] + (x * Math.cos(radians) - deep * Math.sin(radians)) * size,
        poll[1] + (x * Math.sin(radians) + deep * Math.cos(radians)) * size,
        softness,
      ]
    },
  }
}
