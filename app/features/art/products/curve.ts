/** Smooth lines through points (Catmull-Rom splines), and the points and normals along them. */
import type { Point } from './markup'

export interface Station {
  at: Point
  /** Of length 1; for a line that runs to the right it points down. */
  normal: Point
}

/** A path through all points, each in whole units: finer would not show, and a relative path of them is short. */
export function curve(exact: readonly Point[]): string {
  const points = exact.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const parts = spans(points).map(([before, from, to, after]) => {
    const along = (i: 0 | 1) => [
      Math.round((to[i] - before[i]) / 6),
      Math.round(to[i] - from[i] - (after[i] - from[i]) / 6),
      to[i] - from[i],
    ]
    const [xs, ys] = [along(0), along(1)]
    return xs.map((x, index) => `${String(x)} ${String(ys[index])}`).join(' ')
  })
  const [x, y] = points[0] ?? [0, 0]
  const start = `M${String(x)} ${String(y)}`
  return parts.length === 0 ? start : `${start}c${parts.join(' ')}`.replaceAll(' -', '-')
}

/** Stations every `step` units of the same line. */
export function stations(points: readonly Point[], step: number): Station[] {
  const fine = spans(points).flatMap((span) => Array.from({ length: 40 }, (_, index) => pointOf(span, index / 40)))
  const found: Station[] = []
  let left = 0
  for (const [index, at] of fine.entries()) {
    const next = fine[index + 1]
    if (next === undefined) break
    const length = Math.hypot(next[0] - at[0], next[1] - at[1])
    left -= length
    if (left > 0 || length === 0) continue
    left += step
    found.push({ at, normal: [-(next[1] - at[1]) / length, (next[0] - at[0]) / length] })
  }
  return found
}

/** The line beside it, on the side of its normal. */
export function beside(points: readonly Point[], distance: number): Point[] {
  return stations(points, 44).map(({ at, normal }) => [at[0] + normal[0] * distance, at[1] + normal[1] * distance])
}

type Span = readonly [before: Point, from: Point, to: Point, after: Point]

function spans(points: readonly Point[]): Span[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return [points[index - 1] ?? from, from, to, points[index + 2] ?? to] as const
  })
}

function pointOf([a, b, c, d]: Span, t: number): Point {
  const mix = (i: 0 | 1) =>
    b[i] + 0.5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [mix(0), mix(1)]
}
