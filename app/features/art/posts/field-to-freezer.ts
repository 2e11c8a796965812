/**
 * A deer's side with the cuts that a home cutter takes: neck, shoulder, backstrap, ribs, flank, ham and shanks; beside it
 * the wrapped packages. The body is that of the species plate, in centimetres.
 */
import type { Drawing } from '~/features/art/drawing'
import { findLandmarks } from '~/features/art/species/body-landmarks'
import { earOutline, trunkOutline } from '~/features/art/species/body-outline'
import { drawFace } from '~/features/art/species/face'
import { drawLeg, stance } from '~/features/art/species/legs'
import { paintOf } from '~/features/art/species/paint'
import { bodies } from '~/features/art/species/species-body.data'
import { coats } from '~/features/art/species/species-coat.data'
import { colorsOf } from '~/features/art/species/species-plate'
import { box, clipped, curve, fill, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function fieldToFreezer(): Drawing {
  return plate(
    'The cuts of a deer, and wrapped packages',
    [
      sheet('butcher'),
      oval({ x: 440, y: 628, rx: 290, ry: 16 }, 'butcher-shade'),
      place(deer(), { x: 306, y: 628, scale: 4.3 }),
      packages,
    ],
    colorsOf([species]),
  )
}

/** Over the body, from back to belly; what they do not cover stays hide. */
const cuts = [
  { color: 'cut-neck', area: '-30,-128 10,-132 30,-98 22,-84 6,-64 -4,-56 -14,-64 -16,-92' },
  { color: 'cut-shank', area: '0,-54! 40,-54! 40,-32! 0,-32!' },
  { color: 'cut-shank', area: '66,-60! 112,-60! 112,-37! 66,-37!' },
  { color: 'cut-shoulder', area: '30,-98! 24,-86! 4,-66! -8,-54! 6,-43! 34,-46! 37,-60 40,-84!' },
  { color: 'cut-ribs', area: '40,-86! 37,-60! 35,-46! 66,-46! 64,-86!' },
  { color: 'cut-flank', area: '64,-86! 65,-46! 78,-52! 79,-66! 74,-86!' },
  { color: 'cut-ham', area: '72,-104! 73,-86! 79,-66! 78,-54! 96,-46! 112,-50! 112,-104!' },
  { color: 'cut-loin', area: '28,-106! 26,-88! 50,-83! 74,-85! 74,-106!' },
]

const species = 'white-tailed-deer'

/** Centimetres that the numbers of the face's paths count. */
const unit = 0.1

function deer(): string {
  const body = bodies[species]
  const marks = findLandmarks(body)
  const near = [drawLeg(body, marks, stance.nearFront, 'front'), drawLeg(body, marks, stance.nearHind, 'hind')]
  const far = [drawLeg(body, marks, stance.farFront, 'front'), drawLeg(body, marks, stance.farHind, 'hind')]
  const outline = trunkOutline(marks) + near.map(({ path }) => path).join('')
  const face = drawFace(body, marks, coats[species].marks, paintOf(species, { unit }), 'face')
  return [
    ...far.map(({ path, hoof }) => fill(path, `${species}-deep`) + fill(hoof, 'deer-hoof')),
    fill(earOutline(body, marks, body.ear.angle + 26), `${species}-shade`),
    fill(outline, `${species}-coat`),
    clipped(
      cuts.map(({ color, area }) => fill(loop(area), color) + stroke(loop(area), 'butcher', 1.3)).join(''),
      'cuts',
      outline,
    ),
    place(face, { x: 0, y: 0, scale: unit }),
    fill(earOutline(body, marks, body.ear.angle), `${species}-ear`),
    fill(earOutline(body, marks, body.ear.angle, 0.72), `${species}-ear-inside`),
    ...near.map(({ hoof }) => fill(hoof, 'deer-hoof')),
  ].join('')
}

/** Butcher paper, folded and tied. */
function parcel(width: number, height: number): string {
  const middle = String(width / 2)
  return [
    box({ x: 0, y: 0, width, height, radius: 12 }, 'wrap'),
    fill(
      `M${String(width - 40)},0H${String(width - 12)}Q${String(width)},0 ${String(width)},12V${String(height - 12)}Q${String(width)},${String(height)} ${String(width - 12)},${String(height)}H${String(width - 26)}Z`,
      'wrap-shade',
    ),
    stroke(`M${middle},0V${String(height)}M0,${String(height * 0.48)}H${String(width)}`, 'twine', 4.5),
    stroke(
      curve(
        `${middle},${String(height * 0.48)} ${String(width / 2 - 22)},${String(height * 0.48 - 20)} ${String(width / 2 - 26)},${String(height * 0.48 - 4)} ${middle},${String(height * 0.48)} ${String(width / 2 + 24)},${String(height * 0.48 - 20)} ${String(width / 2 + 26)},${String(height * 0.48 - 2)} ${middle},${String(height * 0.48)}`,
      ),
      'twine',
      4,
    ),
  ].join('')
}

const packages = [
  oval({ x: 1010, y: 630, rx: 150, ry: 14 }, 'butcher-shade'),
  place(parcel(250, 100), { x: 886, y: 530 }),
  place(parcel(216, 88), { x: 904, y: 438 }),
  place(parcel(170, 74), { x: 930, y: 360 }),
].join('')
