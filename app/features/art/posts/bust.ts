/**
 * Head, neck and shoulders of a species plate's animal, with plain antlers: a motif that shows no more of it carries no
 * more in its file. In centimetres, facing left, x from the breast on, the ground at y 0.
 */
import { growAntler } from '~/features/art/antlers/antler'
import { sideAntlers } from '~/features/art/antlers/side-antlers.data'
import { findLandmarks } from '~/features/art/species/body-landmarks'
import { earOutline, trunkOutline } from '~/features/art/species/body-outline'
import { drawFace } from '~/features/art/species/face'
import { type Detail, paintOf } from '~/features/art/species/paint'
import { bodies } from '~/features/art/species/species-body.data'
import { coats } from '~/features/art/species/species-coat.data'
import { maneFringe, neckColor } from '~/features/art/species/neck-mane'
import { bell } from '~/features/art/species/throat'
import { trunkShading } from '~/features/art/species/trunk-shading'
import type { DrawnSpecies } from '~/features/art/species.data'
import { fill as penFill, loop, place } from './pen'
import { farTones, hardTones, plainAntlers } from './plain-antlers'

/** The slope of the face that antlers are drawn for. */
const antlerFall = 45

const detail: Detail = { unit: 0.2 }

export function bust(species: DrawnSpecies): string {
  const body = bodies[species]
  const { marks } = coats[species]
  const landmarks = findLandmarks(body)
  const { head } = landmarks
  const paint = paintOf(species, detail)
  const { fill, clip } = paint
  const branches = growAntler(sideAntlers[species])
  const [x, y] = head.point([...head.profile.pedicle])
  const turn = antlerFall - body.head.fall
  const farEar = earOutline(body, landmarks, body.ear.angle + 26)
  const outline = trunkOutline(landmarks)
  const trunk = `${species}-trunk`
  const hide = trunkShading(landmarks, paint, body) + neckColor(landmarks, marks, paint)
  const inCentimeters = { x: 0, y: 0, scale: 1 / detail.unit }
  return place(
    [
      place(place(plainAntlers(branches, farTones), { x: x - 4.5, y: y - 1.5, turn: turn - 5 }), inCentimeters),
      fill(farEar, 'ear') + fill(farEar, 'deep', 0.4),
      fill(outline, 'coat'),
      `${clip(outline, trunk)}<g clip-path="url(#${trunk})">${hide}</g>`,
      maneFringe(landmarks, marks, paint),
      marks.bell ? bell(landmarks, paint) : '',
      drawFace(body, landmarks, marks, paint, `${species}-head`),
      fill(earOutline(body, landmarks, body.ear.angle), 'ear'),
      fill(earOutline(body, landmarks, body.ear.angle, 0.72), 'ear-inside'),
      place(place(plainAntlers(branches, hardTones), { x, y, turn }), inCentimeters),
      place(penFill(tuft, `${species}-${marks.face.darkForehead ? 'deep' : 'face'}`), {
        x: x / detail.unit,
        y: y / detail.unit,
        turn: head.turn,
        scale: head.size / detail.unit,
      }),
    ].join(''),
    { x: 0, y: 0, scale: detail.unit },
  )
}

/** The hair around the foot of the antler, in hundredths of the head's length. */
const tuft = loop('-10,4 -6,-2 -2,1 3,-4 7,0 11,1 9,9 0,11 -7,9')
