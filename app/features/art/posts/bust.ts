/**
 * Head, neck and shoulders of a species plate's animal, with plain antlers: a motif that shows no more of it carries no
 * more in its file. In centimetres, facing left, x from the breast on, the ground at y 0.
 */
import { growAntler } from '../antlers/antler'
import { sideAntlers } from '../antlers/side-antlers.data'
import { findLandmarks } from '../species/body-landmarks'
import { earOutline, trunkOutline } from '../species/body-outline'
import { drawFace } from '../species/face'
import { paintOf } from '../species/paint'
import { bodies } from '../species/species-body.data'
import { coats } from '../species/species-coat.data'
import { maneFringe, neckColor } from '../species/trunk-marks'
import { trunkShading } from '../species/trunk-shading'
import type { DrawnSpecies } from '../species.data'
import { clipped, loop, place } from './pen'
import { farTones, hardTones, plainAntlers } from './plain-antlers'

/** The slope of the face that antlers are drawn for. */
const antlerFall = 45

export function bust(species: DrawnSpecies): string {
  const body = bodies[species]
  const { marks } = coats[species]
  const landmarks = findLandmarks(body)
  const { head } = landmarks
  const paint = paintOf(species)
  const { fill } = paint
  const branches = growAntler(sideAntlers[species])
  const [x, y] = head.point([...head.profile.pedicle])
  const turn = antlerFall - body.head.fall
  const outline = trunkOutline(landmarks)
  const [bellX, bellY] = head.point([-15, 44])
  return [
    place(plainAntlers(branches, farTones), { x: x - 4.5, y: y - 1.5, turn: turn - 5 }),
    fill(earOutline(body, landmarks, body.ear.angle + 26), 'shade'),
    fill(outline, 'coat'),
    clipped(trunkShading(landmarks, paint, body) + neckColor(landmarks, marks, paint), `${species}-trunk`, outline),
    maneFringe(landmarks, marks, paint),
    marks.bell ? place(fill(bell, 'neck') + fill(bellShade, 'neck-deep'), { x: bellX, y: bellY }) : '',
    drawFace(body, landmarks, marks, paint, `${species}-head`),
    fill(earOutline(body, landmarks, body.ear.angle), 'ear'),
    fill(earOutline(body, landmarks, body.ear.angle, 0.72), 'ear-inside'),
    place(plainAntlers(branches, hardTones), { x, y, turn }),
    place(fill(tuft, marks.face.darkForehead ? 'deep' : 'face'), { x, y, turn: head.turn, scale: head.size }),
  ].join('')
}

/** The flap of skin and hair under a moose's throat. */
const bell = loop('-11,-4 -7,9 -5.5,22 -1,38! 4,24 9,12 16,0')
const bellShade = loop('2,0 3,14 0,34! 5,23 14,4')

/** The hair around the foot of the antler, in hundredths of the head's length. */
const tuft = loop('-10,4 -6,-2 -2,1 3,-4 7,0 11,1 9,9 0,11 -7,9')
