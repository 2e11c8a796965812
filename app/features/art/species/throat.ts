/** What stands out from a throat. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'

/** The larynx of the fallow buck. */
export function adamsApple({ neckFront, throat }: Landmarks, { fill }: Paint): string {
  const [, middle, high] = neckFront
  /** A point of the neck's front, 0 at the throat, 1 at its middle, so far before it. */
  const at = (share: number, out: number, softness = 1): CurvePoint => {
    const bend = 2 * share * (1 - share)
    const along = (from: number, over: number, to: number) =>
      (1 - share) ** 2 * from + bend * (2 * over - (from + to) / 2) + share ** 2 * to
    return [along(throat[0], high[0], middle[0]) - out, along(throat[1], high[1], middle[1]) - out * 0.3, softness]
  }
  return fill(
    closedCurve([
      at(0.02, -1),
      at(0.16, 1.6),
      at(0.36, 3.4),
      at(0.54, 2.7),
      at(0.74, 0.7),
      at(0.95, -1.4),
      at(0.5, -5),
    ]),
    'coat',
  )
}

/** The flap of skin and hair under a moose's throat. */
export function bell({ head }: Landmarks, { fill }: Paint): string {
  const [x, y] = head.point([-15, 44])
  const flap: CurvePoint[] = [
    [x - 13, y - 4],
    [x - 11, y + 10],
    [x - 9.5, y + 23],
    [x - 6, y + 32],
    [x - 0.5, y + 37],
    [x + 5.5, y + 32],
    [x + 9.5, y + 22],
    [x + 14, y + 10],
    [x + 19, y - 3],
  ]
  const shade: CurvePoint[] = [
    [x + 3, y + 4],
    [x + 3, y + 20],
    [x - 0.5, y + 36.6, 0.4],
    [x + 5.5, y + 32],
    [x + 9.5, y + 22],
    [x + 14, y + 10],
    [x + 12, y + 2],
  ]
  return fill(closedCurve(flap), 'neck') + fill(closedCurve(shade), 'neck-deep', 0.55)
}
