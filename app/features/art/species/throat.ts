/** What stands out from a throat. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'

/** The larynx of the fallow buck. */
export function adamsApple({ neckFront, throat }: Landmarks, { fill }: Paint): string {
  const [, , high] = neckFront
  const far = Math.hypot(high[0] - throat[0], high[1] - throat[1])
  const [downX, downY] = [(high[0] - throat[0]) / far, (high[1] - throat[1]) / far]
  /** A point so far down the throat from its middle, `out` before it. */
  const at = (down: number, out: number): CurvePoint => [
    throat[0] + downX * (far * 0.55 + down) - downY * out,
    throat[1] + downY * (far * 0.55 + down) + downX * out,
  ]
  return fill(closedCurve([at(-9, -2), at(-4, 1.5), at(1, 2.6), at(6, 1.7), at(13, -1.6), at(1, -4)]), 'coat')
}

/** The flap of skin and hair under a moose's throat. */
export function bell({ head }: Landmarks, { fill }: Paint): string {
  const [x, y] = head.point([-15, 44])
  const flap: CurvePoint[] = [
    [x - 13, y - 4],
    [x - 11, y + 10],
    [x - 9.5, y + 23],
    [x - 4, y + 34],
    [x - 0.5, y + 38, 0.5],
    [x + 4, y + 33],
    [x + 9.5, y + 22],
    [x + 14, y + 10],
    [x + 19, y - 3],
  ]
  const shade: CurvePoint[] = [
    [x + 3, y + 4],
    [x + 3, y + 20],
    [x - 0.5, y + 37, 0.4],
    [x + 4, y + 33],
    [x + 9.5, y + 22],
    [x + 14, y + 10],
    [x + 12, y + 2],
  ]
  return fill(closedCurve(flap), 'neck') + fill(closedCurve(shade), 'neck-deep', 0.55)
}
