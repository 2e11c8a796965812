/** What stands out from a throat. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'

/** The larynx of the fallow buck. */
export function adamsApple({ neckFront, throat }: Landmarks, { fill }: Paint): string {
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
export function bell({ head }: Landmarks, { fill }: Paint): string {
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
