/** Legs of another colour than the trunk, and the gland at the hock. */
import { px } from '~/features/art/drawing'
import type { Landmarks } from './body-landmarks'
import { closedCurve, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

/** Drawn across the whole animal, to be seen through the outline of its legs: up to the elbow and to the thigh. */
export function legColor({ brisket, at }: Landmarks, { legs, socks }: Marks, { fill, small }: Paint): string {
  const below = (share: number, slant: number): string => {
    const edge = [
      at(-0.2, brisket * share),
      at(0.12, brisket * (share - slant)),
      at(0.3, brisket * (share + slant * 1.4)),
      at(0.42, brisket * (share - slant * 2)),
      at(0.72, brisket * (share + slant)),
      at(0.86, brisket * (share + slant * 0.6)),
      at(0.98, brisket * (share - slant * 1.6)),
      at(1.2, brisket * (share - slant * 2)),
    ]
    return `${openCurve(edge)}V5H${px(at(-0.2, 0)[0])}Z`
  }
  const [low, middle, high] = [0.9, 1, 1.1].map((share) => (legs ?? 0) * share)
  return (
    (legs === undefined
      ? ''
      : (!small ? fill(below(high ?? 0, 0.07), 'leg', 0.35) + fill(below(middle ?? 0, 0.07), 'leg', 0.5) : '') +
        fill(below(low ?? 0, 0.07), 'leg')) + (socks ? fill(below(0.2, 0.01), 'pale') : '')
  )
}

/** Pale on the outside of the sika's hind leg, below the hock; a dark tuft at the hock of whitetail and mule deer. */
export function hockGland(
  { brisket, at }: Landmarks,
  { hockGland: kind }: Marks,
  { fill }: Paint,
  { leg }: BodyMeasures,
): string {
  if (kind === undefined) return ''
  const [x, y] = kind === 'pale' ? at(0.965, brisket * 0.66) : at(0.945, brisket * 0.73)
  const tuft = closedCurve([
    [x - leg.cannon * 0.2, y - leg.cannon * 1.3],
    [x + leg.cannon * 0.75, y - leg.cannon * 0.6],
    [x + leg.cannon * 0.6, y + leg.cannon * 1.1],
    [x - leg.cannon * 0.1, y + leg.cannon * 0.7],
  ])
  return fill(tuft, kind === 'pale' ? 'pale' : 'deep')
}
