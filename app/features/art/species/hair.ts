/** A shaggy edge: tufts that hang from a line and taper to their tips. */
import { seededRandom } from '~/lib/seeded-random'
import { px } from '~/features/art/drawing'
import { alongLine, getPoint, type CurvePoint } from './landmark-curve'

export interface Tufts {
  count: number
  /** From a tuft's root to its tip, in centimetres; a tuft in the middle of the line is the longest. */
  tip: readonly [x: number, y: number]
  /** The share of the full length that the tufts at both ends have. */
  ends?: number
  seed: string
}

/** The edge as a continuation of a path that has arrived at the line's first point. */
export function hairEdge(line: readonly CurvePoint[], { count, tip, ends = 0.35, seed }: Tufts): string {
  const random = seededRandom(seed)
  const roots = alongLine(line, count + 1)
  return roots
    .slice(1)
    .map((next, i) => {
      const root = getPoint(roots, i)
      const size = (ends + (1 - ends) * Math.sin((Math.PI * (i + 0.5)) / count)) * (0.75 + random() * 0.5)
      const x = (root[0] + next[0]) / 2 + tip[0] * size
      const y = (root[1] + next[1]) / 2 + tip[1] * size
      return `Q${px((root[0] + x) / 2 - (tip[1] * size) / 9)} ${px((root[1] + y) / 2 + (tip[0] * size) / 9)} ${px(x)} ${px(y)}Q${px((next[0] + x) / 2)} ${px((next[1] + y) / 2)} ${px(next[0])} ${px(next[1])}`
    })
    .join('')
}

/** A closed shape: the shaggy edge along `line`, back along `inside`. */
export function shaggyShape(line: readonly CurvePoint[], inside: readonly CurvePoint[], tufts: Tufts): string {
  const [x, y] = getPoint(line, 0)
  const back = inside.map(([insideX, insideY]) => `L${px(insideX)} ${px(insideY)}`).join('')
  return `M${px(x)} ${px(y)}${hairEdge(line, tufts)}${back}Z`
}
