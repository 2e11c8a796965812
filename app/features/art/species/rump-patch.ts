/** The pale patch around the tail, by which deer are told apart from behind. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'
import type { Marks } from './species-coat.data'

export function rumpPatch({ level, croup, at }: Landmarks, { rump }: Marks, { fill, small }: Paint): string {
  if (rump === undefined) return ''
  const top: CurvePoint = rump.above
    ? at(0.93 - rump.forward * 0.8, -croup[1] + 4, 0.6)
    : at(0.955 - rump.forward * 0.4, -croup[1] + 1, 0.6)
  const middle = 0.8
  const edge: CurvePoint[] = [
    top,
    level(0.975 - rump.forward, middle),
    level(0.985 - rump.forward * 0.95, middle - rump.down * 0.4),
    level(1 - rump.forward * 0.5, middle - rump.down * 0.8),
    level(0.995, middle - rump.down, 0.4),
  ]
  const close: CurvePoint[] = [level(1.1, middle - rump.down, 0.2), level(1.1, 1.2, 0.2)]
  /** The dark edge, widest in the middle. */
  const outer = edge.map(([x, y, softness], i): CurvePoint => [
    x + croup[1] * 0.024 * Math.sin((Math.PI * (i + 0.7)) / 5),
    y,
    softness ?? 1,
  ])
  /** The side of the patch that is turned away from the light. */
  const away = [
    level(0.99, middle + 0.06, 0.3),
    level(0.965, middle - rump.down * 0.4),
    level(0.98, middle - rump.down, 0.3),
    level(1.1, middle - rump.down),
    level(1.1, middle),
  ]
  return (
    (rump.edged ? fill(closedCurve([...outer, ...close]), 'edge') : '') +
    fill(closedCurve([...edge, ...close]), 'rump') +
    (!small ? fill(closedCurve(away), 'shade', 0.22) : '')
  )
}
