/** The tail, hanging from its base over the rump. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

export function drawTail(
  { tail }: BodyMeasures,
  { tailBase }: Landmarks,
  { tail: kind }: Marks,
  { fill }: Paint,
): string {
  const leaf = (from: number, to: number, width: number, shift = 0): string => {
    const [x, y] = tailBase
    const at = (along: number, across: number, softness = 1): CurvePoint => [
      x + shift + 0.5 + Math.min(along, 0.45) * tail.length * 0.36 + across * tail.width * width,
      y - 1 + along * tail.length,
      softness,
    ]
    const long = to - from
    return closedCurve([
      at(from, -0.3),
      at(from, 0.35),
      at(from + long * 0.3, 0.5),
      at(from + long * 0.7, 0.42),
      at(to, 0.1, 0.3),
      at(from + long * 0.75, -0.36),
      at(from + long * 0.35, -0.5),
    ])
  }
  switch (kind) {
    case 'brown-with-white-edge':
      return (
        fill(leaf(0, 1, 1), 'pale') + fill(leaf(-0.02, 0.86, 0.66, 0.6), 'shade') + fill(leaf(0, 0.7, 0.3, 0.8), 'coat')
      )
    case 'rope-with-black-tip':
      return (
        fill(leaf(0, 0.78, 1), 'pale') +
        fill(leaf(0.1, 0.8, 0.5, 0.5), 'neck-deep', 0.25) +
        fill(leaf(0.68, 1.04, 1.3), 'black')
      )
    case 'like-rump':
      return fill(leaf(0, 1, 1), 'rump') + fill(leaf(0.1, 0.9, 0.5, 1), 'shade', 0.6)
    case 'dark':
      return fill(leaf(0, 1, 1), 'shade')
    case 'black-above':
      return fill(leaf(0, 1, 1.25), 'pale') + fill(leaf(-0.04, 1, 0.8, 0.9), 'black')
    case 'white':
      return fill(leaf(0, 1, 1.2), 'rump') + fill(leaf(0.1, 0.95, 0.4, 1), 'neck-deep', 0.3)
  }
}
