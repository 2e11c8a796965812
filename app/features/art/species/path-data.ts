/**
 * Path data in few bytes: relative whole numbers of a small unit, without spaces that a minus sign makes needless.
 */

export type Point = readonly [x: number, y: number]

export interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z'
  /** Control points and, last, where it ends; absolute. */
  points: readonly Point[]
}

/** The same path in whole `unit`s, written with relative commands. */
export function compactPath(path: string, unit: number): string {
  return writeSegments(parsePath(path), unit)
}

const tokenPattern = /[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g
const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 }

/** Reads M, L, H, V, C, S, Q and Z, in either case, as absolute segments. */
export function parsePath(path: string): Segment[] {
  const tokens = path.match(tokenPattern) ?? []
  const segments: Segment[] = []
  let command = ''
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  let handle: Point | undefined
  for (let index = 0; index < tokens.length;) {
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
      kind === 'H'
        ? [[only + originX, at[1]]]
        : kind === 'V'
          ? [[at[0], only + originY]]
          : kind === 'S'
            ? [handle ?? at, ...pairs]
            : pairs
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

export function writeSegments(segments: readonly Segment[], unit: number): string {
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
      const text = numbers
        .flatMap(([x, y]) => [x - from[0], y - from[1]])
        .reduce((sum, value) => joined(sum, value), '')
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
