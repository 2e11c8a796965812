/** Paths as straight lines with no more corners than a distance asks for, for pictures that are seen small. */
import { parsePath, type Point, type Segment, writeSegments } from './path-data'

/** The path as straight lines that keep within `distance` of it; parts smaller than that are left out. */
export function simplifyPath(path: string, unit: number, distance: number): string {
  return subpathsOf(parsePath(path))
    .filter(({ points }) => extentOf(points) > distance * 3)
    .map(({ points, closed }) => {
      const line = fewerPoints(points, distance)
      const [first, ...rest] = line
      if (first === undefined) return ''
      return writeSegments(
        [
          { command: 'M', points: [first] },
          ...rest.map((point): Segment => ({ command: 'L', points: [point] })),
          ...(closed ? [{ command: 'Z', points: [] } as const] : []),
        ],
        unit,
      )
    })
    .join('')
}

interface Subpath {
  points: Point[]
  closed: boolean
}

/** Steps in which a curve is followed. */
const steps = 8

function subpathsOf(segments: readonly Segment[]): Subpath[] {
  const subpaths: Subpath[] = []
  for (const { command, points } of segments) {
    const current = subpaths.at(-1)
    if (command === 'M') subpaths.push({ points: [...points], closed: false })
    else if (command === 'Z') {
      if (current) current.closed = true
    } else if (current) {
      const from = current.points.at(-1)
      if (from)
        for (let i = 1; i <= (command === 'L' ? 1 : steps); i++)
          current.points.push(alongCurve([from, ...points], command === 'L' ? 1 : i / steps))
    }
  }
  return subpaths
}

/** De Casteljau: a curve of any degree. */
function alongCurve(points: readonly Point[], part: number): Point {
  const [first, ...rest] = points
  if (first === undefined) return [0, 0]
  if (rest.length === 0) return first
  const between = rest.map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] ?? [x, y]
    return [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
  })
  return alongCurve(between, part)
}

/** Douglas and Peucker: keep the point that lies farthest from the straight line, while it lies too far. */
function fewerPoints(points: readonly Point[], distance: number): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return [...points]
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= distance) return [first, last]
  const index = distances.indexOf(farthest)
  return [...fewerPoints(points.slice(0, index + 1), distance), ...fewerPoints(points.slice(index), distance).slice(1)]
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1e-6) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function extentOf(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
