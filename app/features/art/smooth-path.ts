/**
 * Path data that runs smoothly through points, short: whole numbers of some unit, relative to each other, so that
 * whoever shows it scales it by that unit.
 */
import type { Point } from './spine'

/** In centimetres: a print or an antler is finer then than its plate shows. */
export const unit = 0.05

/** @param edges each is smooth in itself and starts where the one before it ends, or at a corner from it */
export function closedPath(edges: readonly (readonly Point[])[], ofUnit = unit): string {
  return `${openPath(edges, ofUnit)}z`
}

export function openPath(edges: readonly (readonly Point[])[], ofUnit = unit): string {
  let at: Point = [0, 0]
  let path = ''
  for (const edge of edges) {
    const points = edge.map(([x, y]): Point => [Math.round(x / ofUnit), Math.round(y / ofUnit)])
    points.forEach((point, index) => {
      const before = points[index - 1]
      if (before === undefined) {
        path += path === '' ? `M${pair(point)}` : `l${pair(minus(point, at))}`
      } else {
        // The mirror of this control point is the next piece's first, which `s` leaves out.
        const next = points[index + 1] ?? point
        const control: Point = [point[0] - (next[0] - before[0]) / 6, point[1] - (next[1] - before[1]) / 6]
        // `s` after a line starts without a bend: right for the first piece.
        path += `s${pair(minus(control, at))}${joined(minus(point, at))}`
      }
      at = point
    })
  }
  return path
}

function minus(one: Point, other: Point): Point {
  return [Math.round(one[0] - other[0]), Math.round(one[1] - other[1])]
}

function pair([x, y]: Point): string {
  return `${String(x)}${y < 0 ? '' : ' '}${String(y)}`
}

function joined(point: Point): string {
  return `${point[0] < 0 ? '' : ' '}${pair(point)}`
}
