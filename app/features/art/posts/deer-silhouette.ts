/** A doe that stands far off, in one tone: the body of the species plate, in centimetres, facing left, the ground at y 0. */
import { findLandmarks } from '~/features/art/species/body-landmarks'
import { earOutline, headOutline, trunkOutline } from '~/features/art/species/body-outline'
import { drawLeg, stance } from '~/features/art/species/legs'
import { bodies } from '~/features/art/species/species-body.data'
import { fill } from './pen'

export function deerSilhouette(color: string): string {
  const body = bodies['white-tailed-deer']
  const marks = findLandmarks(body)
  const legs = [
    drawLeg(body, marks, stance.nearFront, 'front'),
    drawLeg(body, marks, stance.nearHind, 'hind'),
    drawLeg(body, marks, stance.farFront, 'front'),
    drawLeg(body, marks, stance.farHind, 'hind'),
  ]
  const ears = [body.ear.angle, body.ear.angle + 26].map((angle) => earOutline(body, marks, angle))
  const shapes = [trunkOutline(marks), headOutline(marks), ...ears, ...legs.flatMap(({ path, hoof }) => [path, hoof])]
  return shapes.map((shape) => fill(shape, color)).join('')
}
