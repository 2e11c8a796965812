/**
 * A smooth line through named points of an animal, in centimetres. A point's third number is how softly the line passes
 * it: 1 is round, 0 a corner. Handles are as long as the stretch they belong to, so that uneven spacing does not overshoot.
 */
import { px } from '~/features/art/drawing'

export type CurvePoint = readonly [x: number, y: number, softness?: number]

/** The share of a stretch that a handle reaches: a circle in quarters would want 0.39. */
const reach = 0.37

export function closedCurve(points: readonly CurvePoint[]): string {
  const count = points.length
  const at = (index: number) => getPoint(points, (index + count) % count)
  return `M${pair(at(0))}${points.map((_, i) => stretch(at(i - 1), at(i), at(i + 1), at(i + 2))).join('')}Z`
}

export function openCurve(points: readonly CurvePoint[]): string {
  const last = points.length - 1
  const at = (index: number) => getPoint(points, Math.min(Math.max(index, 0), last))
  return `M${pair(at(0))}${points
    .slice(1)
    .map((_, i) => stretch(at(i - 1), at(i), at(i + 1), at(i + 2)))
    .join('')}`
}

/** Points on the straight stretches between `points`, evenly, `count` of them, both ends included. */
export function alongLine(points: readonly CurvePoint[], count: number): CurvePoint[] {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - getPoint(points, i)[0], y - getPoint(points, i)[1]))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: count }, (_, i) => {
    let left = (total * i) / (count - 1)
    let index = 0
    while (index < lengths.length - 1 && left > (lengths[index] ?? 0)) left -= lengths[index++] ?? 0
    const [x1, y1] = getPoint(points, index)
    const [x2, y2] = getPoint(points, index + 1)
    const share = left / (lengths[index] ?? 1)
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}

export function getPoint(points: readonly CurvePoint[], index: number): CurvePoint {
  const point = points[index]
  if (point === undefined) throw new Error(`no point ${String(index)} of ${String(points.length)}`)
  return point
}

function stretch(before: CurvePoint, from: CurvePoint, to: CurvePoint, after: CurvePoint): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * reach
  const leave = direction(before, to)
  const arrive = direction(from, after)
  const out = length * (from[2] ?? 1)
  const into = length * (to[2] ?? 1)
  const first: CurvePoint = [from[0] + leave[0] * out, from[1] + leave[1] * out]
  const second: CurvePoint = [to[0] - arrive[0] * into, to[1] - arrive[1] * into]
  return `C${pair(first)} ${pair(second)} ${pair(to)}`
}

function direction(from: CurvePoint, to: CurvePoint): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function pair([x, y]: CurvePoint): string {
  return `${px(x)} ${px(y)}`
}
