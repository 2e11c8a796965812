/** A standing male, side view to the left, in centimetres: x from the breast to the rump, the ground at y 0. */
import { antlerPair } from '../antlers/antler-pair'
import { px } from '../drawing'
import { unit as antlerUnit } from '../smooth-path'
import type { DrawnSpecies } from '../species.data'
import { findLandmarks, type Landmarks } from './body-landmarks'
import { earOutline, trunkOutline } from './body-outline'
import { drawFace } from './face'
import { drawLeg, type LegPlace, stance } from './legs'
import { closedCurve, type CurvePoint } from './landmark-curve'
import { type Detail, type Paint, paintOf } from './paint'
import { simplifyPath } from './path-data'
import { bodies } from './species-body.data'
import { coats, type Marks } from './species-coat.data'
import { drawTail } from './tail'
import * as marksOf from './trunk-marks'
import { trunkShade, trunkShading } from './trunk-shading'

/** The slope of the face that antlers are drawn for. */
const antlerFall = 45

/** For a plate of its own. */
const plateDetail: Detail = { unit: 0.1 }

export function drawAnimal(species: DrawnSpecies, detail = plateDetail): string {
  const body = bodies[species]
  const { marks } = coats[species]
  const landmarks = findLandmarks(body)
  const paint = paintOf(species, detail)
  const small = detail.within !== undefined
  const { fill } = paint
  const leg = (place: LegPlace, end: 'front' | 'hind') => drawLeg(body, landmarks, place, end)
  const near = [leg(stance.nearFront, 'front'), leg(stance.nearHind, 'hind')]
  /** Whole, even units: the far legs are then the near ones again, letter by letter, which packs well. */
  const stride = 2 * Math.round((body.length * 0.035) / detail.unit) * detail.unit
  const far = small
    ? [leg({ ...stance.nearFront, shift: -stride }, 'front'), leg({ ...stance.nearHind, shift: -1.5 * stride }, 'hind')]
    : [leg(stance.farFront, 'front'), leg(stance.farHind, 'hind')]
  const outline = trunkOutline(landmarks) + near.map(({ path }) => path).join('')
  const antlers = antlersOf(species, detail)
  const clip = `${species}-body`
  const clipFar = `${species}-far`
  const coat = [
    trunkShading(landmarks, paint, body),
    trunkShade(landmarks, paint, body),
    marksOf.sideStripe(landmarks, marks, paint),
    marksOf.spotRows(landmarks, marks, paint),
    marksOf.legColor(landmarks, marks, paint),
    ...(small ? [] : near).map(({ back }) => paint.line(back, 'leg-shade', body.leg.cannon * 0.9)),
    marksOf.paleUnderside(landmarks, marks, paint),
    marksOf.neckColor(landmarks, marks, paint),
    marksOf.throatPatch(landmarks, marks, paint),
    marksOf.rumpPatch(landmarks, marks, paint),
    marksOf.backStripe(landmarks, marks, paint),
    marksOf.hockGland(landmarks, marks, paint, body),
  ]
  const feet = (legs: typeof near) => fill(legs.map(({ hoof, dewclaw }) => (small ? hoof : dewclaw + hoof)).join(''), 'hoof')
  const parts = [
    far.map(({ path }) => fill(path, 'deep')).join(''),
    marks.socks
      ? paint.clip(far.map(({ path }) => path).join(''), clipFar) +
        `<g clip-path="url(#${clipFar})">${marksOf.legColor(landmarks, { socks: true, tail: marks.tail, face: {} }, paint)}</g>`
      : '',
    feet(far),
    placeAntler(`<g transform="translate(2.4 1.8)">${antlers.far}</g>`, landmarks, body.head.fall, detail),
    fill(earOutline(body, landmarks, body.ear.angle + 26), 'shade'),
    fill(outline, 'coat'),
    paint.clip(outline, clip),
    `<g clip-path="url(#${clip})">${coat.join('')}</g>`,
    marksOf.maneFringe(landmarks, marks, paint),
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

/** Seen small, an antler is its bone alone. */
function antlersOf(species: DrawnSpecies, { unit, within }: Detail): { far: string; near: string } {
  const { far, near } = antlerPair(species)
  if (within === undefined) return { far, near }
  const boneOf = (markup: string) =>
    markup
      .replace(/<path d="([^"]*)" fill="([^"]*)"[^>]*>/g, (_, path: string, fill: string) =>
        /^var\(--antler(-far)?\)$/.test(fill)
          ? `<path d="${simplifyPath(path, unit / antlerUnit, within / antlerUnit)}" fill="${fill}"/>`
          : '',
      )
      .replaceAll(`scale(${String(antlerUnit)})`, `scale(${String(unit)})`)
  return { far: boneOf(far), near: boneOf(near) }
}

function placeAntler(markup: string, { head }: Landmarks, fall: number, { unit }: Detail): string {
  const [x, y] = head.point([...head.profile.pedicle])
  const place = `translate(${px(x / unit)} ${px(y / unit)})rotate(${px(antlerFall - fall)})scale(${px(1 / unit)})`
  return `<g transform="${place}">${markup}</g>`
}

/** The larynx of the fallow buck. */
function adamsApple({ neckFront, throat }: Landmarks, { fill }: Paint): string {
  const [, , high] = neckFront
  const x = throat[0] + (high[0] - throat[0]) * 0.55
  const y = throat[1] + (high[1] - throat[1]) * 0.55
  const larynx: CurvePoint[] = [
    [x + 3, y - 5],
    [x - 2.2, y - 2.6],
    [x - 4, y + 0.8],
    [x - 2, y + 4],
    [x + 2, y + 8],
    [x + 5, y + 1],
  ]
  return fill(closedCurve(larynx), 'coat')
}

/** The flap of skin and hair under a moose's throat. */
function bell({ head }: Landmarks, { fill }: Paint): string {
  const [x, y] = head.point([-15, 44])
  const flap: CurvePoint[] = [
    [x - 11, y - 4],
    [x - 7, y + 9],
    [x - 5.5, y + 22],
    [x - 1, y + 38, 0.2],
    [x + 4, y + 24],
    [x + 9, y + 12],
    [x + 16, y],
  ]
  const shade: CurvePoint[] = [
    [x + 2, y],
    [x + 3, y + 14],
    [x, y + 34, 0.2],
    [x + 5, y + 23],
    [x + 14, y + 4],
  ]
  return fill(closedCurve(flap), 'neck') + fill(closedCurve(shade), 'neck-deep')
}

/** The hair of the crown that stands around the foot of the near antler. */
function pedicle({ head }: Landmarks, { face }: Marks, { fill }: Paint): string {
  const [x, y] = head.profile.pedicle
  const tuft = closedCurve(
    (
      [
        [x - 9, y + 3, 0.3],
        [x - 6, y - 1],
        [x - 2, y + 1.5, 0.3],
        [x + 2, y - 2],
        [x + 6, y + 1, 0.4],
        [x + 9, y + 2],
        [x + 7, y + 8],
        [x, y + 9],
        [x - 6, y + 7],
      ] satisfies CurvePoint[]
    ).map(head.point),
  )
  return fill(tuft, face.darkForehead ? 'deep' : 'face')
}
