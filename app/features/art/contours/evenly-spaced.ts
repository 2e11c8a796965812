/** Resamples a line at even distances, since the grid's clusters and gaps would make it jerky. */
import type { Point } from '~/features/art/curve'

/** Keeps the first point, and the last of an open line; rounds the distance to fit. */
export function evenlySpaced(points: readonly Point[], distance: number, isClosed: boolean): Point[] {
  const [first] = points
  if (first === undefined) return []
  const path = isClosed ? [...points, first] : points
  const lengths = path.map((point, index) => distanceBetween(path[index - 1] ?? point, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(isClosed ? 4 : 2, Math.round(whole / distance))
  const spaced: Point[] = [first]
  let walked = 0
  path.forEach((end, index) => {
    const start = path[index - 1] ?? end
    const length = lengths[index] ?? 0
    for (let mark = (spaced.length * whole) / count; mark <= walked + length && spaced.length < count;) {
      const part = (mark - walked) / length
      spaced.push([start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part])
      mark = (spaced.length * whole) / count
    }
    walked += length
  })
  const last = points.at(-1)
  return isClosed || last === undefined ? spaced : [...spaced, last]
}

function distanceBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}
