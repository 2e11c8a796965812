/** A closed shape as the points around it, clockwise as one sees it (y down), close enough to each other to be moved. */
import { spineThrough, type Point } from './spine'

/** A smooth outline with one corner, where it starts. */
export function outlineThrough(points: readonly Point[], count: number): Point[] {
  const [first] = points
  if (first === undefined) return []
  const { at } = spineThrough([...points, first])
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = at(index / count)
    return [x, y]
  })
}

/** The shape grown by so much on every side; a negative number shrinks it. */
export function grown(outline: readonly Point[], by: number): Point[] {
  return outline.map(([x, y], index): Point => {
    const [beforeX, beforeY] = outline.at(index - 1) ?? [x, y]
    const [afterX, afterY] = outline[(index + 1) % outline.length] ?? [x, y]
    const long = Math.hypot(afterX - beforeX, afterY - beforeY)
    return [x + ((afterY - beforeY) / long) * by, y - ((afterX - beforeX) / long) * by]
  })
}

export function moved(outline: readonly Point[], [x, y]: Point): Point[] {
  return outline.map(([atX, atY]): Point => [atX + x, atY + y])
}

/** Turned by degrees around a place. */
export function turned(outline: readonly Point[], degrees: number, [x, y]: Point): Point[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return outline.map(([atX, atY]): Point => [
    x + (atX - x) * cos - (atY - y) * sin,
    y + (atX - x) * sin + (atY - y) * cos,
  ])
}

/** The other hand's; it runs around the same way. */
export function flipped(outline: readonly Point[]): Point[] {
  return outline.map(([x, y]): Point => [-x, y]).reverse()
}
