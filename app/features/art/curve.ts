/** A smooth path through the midpoints of the given points. */
import { px } from './drawing'

export type Point = readonly [x: number, y: number]

export function curveAlong(points: readonly Point[], isClosed = false): string {
  const [first] = points
  if (first === undefined) return ''
  const around = isClosed ? [...points, first] : points
  const start = isClosed ? between(points.at(-1) ?? first, first) : first
  let at: Point = [rounded(start[0]), rounded(start[1])]
  const step = (x: number, y: number): string => {
    const [dx, dy] = [px(x - at[0]), px(y - at[1])]
    return dy.startsWith('-') ? dx + dy : `${dx} ${dy}`
  }
  let path = `M${px(at[0])} ${px(at[1])}q`
  const bends = isClosed ? points : points.slice(1, -1)
  bends.forEach((point, index) => {
    const isLast = !isClosed && index === bends.length - 1
    const following = isClosed ? around[index + 1] : points[index + 2]
    const end = isLast ? (following ?? point) : between(point, following ?? point)
    path += `${index === 0 ? '' : ' '}${step(...point)} ${step(...end)}`
    at = [at[0] + rounded(end[0] - at[0]), at[1] + rounded(end[1] - at[1])]
  })
  return isClosed ? `${path}z` : path
}

function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
