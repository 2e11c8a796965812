/** A standing male, side view to the left, in centimetres: x from the breast to the rump, the ground at y 0. */
import type { DrawnSpecies } from '~/features/art/species.data'
import { antlersOf, pedicle, placeAntler } from './antler-placing'
import { backStripe, spotRows } from './back-marks'
import { findLandmarks } from './body-landmarks'
import { earOutline, trunkOutline } from './body-outline'
import { drawFace } from './face'
import { drawLeg, type LegPlace, stance } from './legs'
import { hockGland, legColor } from './leg-marks'
import { maneFringe, neckColor } from './neck-mane'
import { type Detail, paintOf } from './paint'
import { paleEdges, paleUnderside, sideStripe, throatPatch } from './pale-marks'
import { rumpPatch } from './rump-patch'
import { bodies } from './species-body.data'
import { coats } from './species-coat.data'
import { drawTail } from './tail'
import { adamsApple, bell } from './throat'
import { trunkShade, trunkShading } from './trunk-shading'

/** For a plate of its own. */
const plateDetail: Detail = { unit: 0.1 }

export function drawAnimal(species: DrawnSpecies, detail = plateDetail): string {
  const body = bodies[species]
  const { marks } = coats[species]
  const landmarks = findLandmarks(body)
  const paint = paintOf(species, detail)
  const { fill, small } = paint
  const leg = (place: LegPlace, end: 'front' | 'hind') => drawLeg(body, landmarks, place, end)
  const near = [leg(stance.nearFront, 'front'), leg(stance.nearHind, 'hind')]
  /** Whole, even units: the far legs are then the near ones again, letter by letter, which packs well. */
  const stride = 2 * Math.round((body.length * 0.035) / detail.unit) * detail.unit
  const far = small
    ? [leg({ ...stance.nearFront, shift: -stride }, 'front'), leg({ ...stance.nearHind, shift: -1.5 * stride }, 'hind')]
    : [leg(stance.farFront, 'front'), leg(stance.farHind, 'hind')]
  const outline = trunkOutline(landmarks) + near.map(({ path }) => path).join('')
  const farEar = earOutline(body, landmarks, body.ear.angle + 26)
  const antlers = antlersOf(species, detail)
  const clip = `${species}-body`
  const clipFar = `${species}-far`
  const coat = [
    trunkShading(landmarks, paint, body),
    trunkShade(landmarks, paint, body),
    sideStripe(landmarks, marks, paint),
    spotRows(landmarks, marks, paint),
    legColor(landmarks, marks, paint),
    ...(small ? [] : near).map(({ back }) => paint.line(back, 'leg-shade', body.leg.cannon * 0.9)),
    paleUnderside(landmarks, marks, paint),
    neckColor(landmarks, marks, paint),
    throatPatch(landmarks, marks, paint),
    rumpPatch(landmarks, marks, paint),
    backStripe(landmarks, marks, paint),
    hockGland(landmarks, marks, paint, body),
  ]
  const feet = (legs: typeof near) =>
    fill(legs.map(({ hoof, dewclaw }) => (small ? hoof : dewclaw + hoof)).join(''), 'hoof') +
    (small ? '' : paint.line(legs.map(({ cleft }) => cleft).join(''), 'leg-shade', body.leg.cannon * 0.1))
  const parts = [
    far.map(({ path }) => fill(path, 'deep')).join(''),
    marks.socks
      ? paint.clip(far.map(({ path }) => path).join(''), clipFar) +
        `<g clip-path="url(#${clipFar})">${legColor(landmarks, { socks: true, tail: marks.tail, face: {} }, paint)}</g>`
      : '',
    feet(far),
    placeAntler(`<g transform="translate(2.4 1.8)">${antlers.far}</g>`, landmarks, body.head.fall, detail),
    fill(farEar, 'ear') + (small ? '' : fill(farEar, 'deep', 0.4)),
    paleEdges(landmarks, marks, paint),
    fill(outline, 'coat'),
    paint.clip(outline, clip),
    `<g clip-path="url(#${clip})">${coat.join('')}</g>`,
    maneFringe(landmarks, marks, paint),
    marks.adamsApple ? adamsApple(landmarks, paint) : '',
    marks.bell ? bell(landmarks, paint) : '',
    feet(near),
    drawTail(body, landmarks, marks, paint),
    drawFace(body, landmarks, marks, paint, `${species}-head`),
    fill(earOutline(body, landmarks, body.ear.angle), 'ear') +
      fill(earOutline(body, landmarks, body.ear.angle, 0.72), 'ear-inside'),
    placeAntler(antlers.near, landmarks, body.head.fall, detail),
    small ? '' : pedicle(landmarks, marks, paint),
  ]
  return `<g transform="scale(${String(detail.unit)})">${parts.join('')}</g>`
}
