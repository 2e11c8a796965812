/**
 * Path data in few bytes: relative whole numbers of a small unit, without spaces that a minus sign makes needless. And
 * paths as lines with no more corners than a distance asks for, for pictures that are seen small.
 */

type Point = readonly [x: number, y: number]

interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z'
  /** Control points and, last, where it ends; absolute. */
  points: readonly Point[]
}

/** The same path in whole `unit`s, written with relative commands. */
export function compactPath(path: string, unit: number): string {
  return writeSegments(parsePath(path), unit)
}

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

const tokenPattern = /[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g
const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 }

function parsePath(path: string): Segment[] {
  const tokens = path.match(tokenPattern) ?? []
  const segments: Segment[] = []
  let command = ''
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let handle: Point | undefined
  for (let index = 0; index < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? ''
    const kind = command.toUpperCase()
    const count = argumentsOf[kind]
    if (count === undefined) throw new Error(`cannot read the path command "${command}"`)
    const numbers = tokens.slice(index, index + count).map(Number)
    index += count
    const [originX, originY] = command === kind ? [0, 0] : at
    const pairs = Array.from({ length: Math.floor(count / 2) }, (_, i): Point => [
      (numbers[2 * i] ?? 0) + originX,
      (numbers[2 * i + 1] ?? 0) + originY,
    ])
    const only = numbers[0] ?? 0
    const points: readonly Point[] =
      kind === 'H' ? [[only + originX, at[1]]] : kind === 'V' ? [[at[0], only + originY]] : kind === 'S' ? [handle ?? at, ...pairs] : pairs
    const written = kind === 'H' || kind === 'V' ? 'L' : kind === 'S' ? 'C' : kind
    if (written === 'Z') {
      segments.push({ command: 'Z', points: [] })
      at = start
    } else if (written === 'M' || written === 'L' || written === 'C' || written === 'Q') {
      segments.push({ command: written, points })
      at = points.at(-1) ?? at
    }
    const before = points.at(-2)
    handle = written === 'C' && before ? [2 * at[0] - before[0], 2 * at[1] - before[1]] : undefined
    if (kind === 'M') {
      start = at
      command = command === 'M' ? 'L' : 'l'
    }
  }
  return segments
}

function writeSegments(segments: readonly Segment[], unit: number): string {
  const whole = ([x, y]: Point): Point => [Math.round(x / unit), Math.round(y / unit)]
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let last = ''
  return segments
    .map(({ command, points }) => {
      if (command === 'Z') {
        at = start
        last = 'z'
        return 'z'
      }
      const numbers = points.map(whole)
      const from = command === 'M' ? ([0, 0] as const) : at
      const text = numbers.flatMap(([x, y]) => [x - from[0], y - from[1]]).reduce((sum, value) => joined(sum, value), '')
      at = numbers.at(-1) ?? at
      if (command === 'M') start = at
      const letter = command === 'M' ? 'M' : command.toLowerCase()
      const repeated = letter === last && letter !== 'M'
      last = letter
      return repeated ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
    })
    .join('')
}

function joined(text: string, value: number): string {
  return text === '' || value < 0 ? `${text}${String(value)}` : `${text} ${String(value)}`
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
      if (from) for (let i = 1; i <= (command === 'L' ? 1 : steps); i++) current.points.push(alongCurve([from, ...points], command === 'L' ? 1 : i / steps))
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
