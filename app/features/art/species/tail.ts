/** The tail, hanging from its base over the rump. */
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

type Tail = BodyMeasures['tail']

export function drawTail(
  { tail }: BodyMeasures,
  marks: Landmarks,
  { tail: kind }: Marks,
  { fill, line }: Paint,
): string {
  const { tailBase } = marks
  const leaf = (from: number, to: number, width: number, shift = 0): string => {
    const [x, y] = tailBase
    const at = (along: number, across: number, softness = 1): CurvePoint => [
      x + shift + 0.5 + Math.min(along, 0.45) * tail.length * 0.36 + across * tail.width * width,
      y - 1 + along * tail.length,
      softness,
    ]
    const long = to - from
    return closedCurve([
      at(from, -0.3),
      at(from, 0.35),
      at(from + long * 0.3, 0.5),
      at(from + long * 0.7, 0.42),
      at(to, 0.1, 0.3),
      at(from + long * 0.75, -0.36),
      at(from + long * 0.35, -0.5),
    ])
  }
  switch (kind) {
    case 'brown-with-white-edge':
      return (
        fill(brush(tail, marks, 1, 1), 'pale') +
        fill(brush(tail, marks, 0.74, 0.9), 'coat') +
        fill(leaf(0.3, 0.84, 0.3, 2.6), 'shade', 0.6)
      )
    case 'rope-with-black-tip': {
      const { edge, cord, tip } = rope(tail, marks)
      return line(edge, 'shade', tail.width) + line(cord, 'pale', tail.width - 1.4) + fill(tip, 'black')
    }
    case 'like-rump':
      return fill(leaf(0, 1, 1), 'rump') + fill(leaf(0.1, 0.9, 0.5, 1), 'shade', 0.35)
    case 'dark':
      return fill(leaf(0, 1, 1), 'shade')
    case 'black-above':
      return fill(brush(tail, marks, 1.25, 1), 'pale') + fill(brush(tail, marks, 0.75, 0.97, -0.12), 'edge')
    case 'white':
      return fill(leaf(0, 1, 1.2), 'rump') + fill(leaf(0.1, 0.95, 0.4, 1), 'neck-deep', 0.3)
  }
}

/** A tail that grows out of the line of the back with a broad root; `width` is a share of its own, `sink` how far below the back the root begins. */
function brush(tail: Tail, { tailBase, croup }: Landmarks, width: number, to: number, sink = 0.34): string {
  const [x, y] = tailBase
  const slope = (y - croup[1]) / (x - croup[0])
  const at = (along: number, across: number, softness = 1): CurvePoint => [
    x + (0.9 * along - 0.42 * along * along) * tail.length * 0.55 + across * tail.width * width,
    y + along * tail.length,
    softness,
  ]
  const root = tail.width * 0.95
  return closedCurve([
    [x - root, y - root * slope * 0.7 + tail.width * sink, 0.5],
    [x - tail.width * 0.3, y - tail.width * 0.3 * slope - 0.1],
    at(0.1, 0.5),
    at(0.38, 0.52),
    at(0.7, 0.44),
    at(to, 0.06, 0.4),
    at(0.74, -0.42),
    at(0.44, -0.56),
    at(0.24, -0.62),
  ])
}

/** A thin tail that hangs behind the rump, clear of it, and its tip. */
function rope(tail: Tail, { tailBase, buttock }: Landmarks): { edge: string; cord: string; tip: string } {
  const [x, y] = tailBase
  const clear = buttock[0] + tail.width * 0.3
  const hanging: CurvePoint[] = [
    [(x + clear) / 2 - 1, y + tail.length * 0.23],
    [clear - 0.4, y + tail.length * 0.42],
    [clear + 0.8, y + tail.length * 0.76],
  ]
  const tip = closedCurve([
    [clear - 1.6, y + tail.length * 0.7, 0.5],
    [clear + 3.2, y + tail.length * 0.69, 0.5],
    [clear + 4, y + tail.length * 0.88],
    [clear + 1.6, y + tail.length * 1.08, 0.4],
    [clear - 1.2, y + tail.length * 0.9],
  ])
  /** The cord begins inside the white of the rump, so that its edge has no upper end. */
  return { edge: openCurve(hanging), cord: openCurve([[x - 1, y + 2], ...hanging]), tip }
}
