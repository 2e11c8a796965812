/** A curve to walk along: the middle line of a tine, the edge of a hoof. Any unit; angles in degrees, 0 up, 90 right. */

export type Point = readonly [x: number, y: number]

/** A place on the way: where it is, and the unit vector of the way on. */
export interface Spot {
  x: number
  y: number
  dx: number
  dy: number
}

export interface Spine {
  length: number
  /** @param part of the length, 0 to 1 */
  at: (part: number) => Spot
}

/** An arc that starts in the direction `angle` and turns by `bend` until its end. */
export function spineTurning(start: Point, { angle, length, bend }: { angle: number; length: number; bend: number }) {
  const [x, y] = start
  const first = radians(angle)
  // A straight line is an arc whose turn no one sees.
  const turn = radians(Math.abs(bend) < 0.1 ? 0.1 : bend)
  const at = (part: number): Spot => {
    const here = first + turn * part
    return {
      x: x + (length / turn) * (Math.cos(first) - Math.cos(here)),
      y: y + (length / turn) * (Math.sin(first) - Math.sin(here)),
      dx: Math.sin(here),
      dy: -Math.cos(here),
    }
  }
  return { length, at } satisfies Spine
}

const stepsPerPiece = 16

/** A smooth curve through the points (Catmull-Rom), walked evenly. */
export function spineThrough(points: readonly Point[]): Spine {
  const line = finePolyline(points)
  const pieces = line.slice(1).map((end, index) => {
    const start = line[index] ?? end
    return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) }
  })
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const at = (part: number): Spot => {
    let left = part * length
    const last = pieces.at(-1)
    for (const piece of pieces) {
      if (left <= piece.length || piece === last) {
        const { start, end } = piece
        const dx = (end[0] - start[0]) / piece.length
        const dy = (end[1] - start[1]) / piece.length
        return { x: start[0] + dx * left, y: start[1] + dy * left, dx, dy }
      }
      left -= piece.length
    }
    throw new Error('a spine needs two points')
  }
  return { length, at }
}

function finePolyline(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (next === undefined) return [point]
    const before = points[index - 1] ?? beyond(next, point)
    const after = points[index + 2] ?? beyond(point, next)
    return Array.from({ length: stepsPerPiece }, (_, step): Point => {
      const t = step / stepsPerPiece
      return [
        catmullRom([before[0], point[0], next[0], after[0]], t),
        catmullRom([before[1], point[1], next[1], after[1]], t),
      ]
    })
  })
}

/** Where the line would come to that went on as it does from `one` to `other`. */
function beyond(one: Point, other: Point): Point {
  return [2 * other[0] - one[0], 2 * other[1] - one[1]]
}

function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
