/**
 * A leaf on a bent midrib: its two halves and the ribs that run along them, as path data in user units. `wide` tells
 * half its width by how far along the midrib, 0 to 1.
 */
import type { Point } from '~/features/art/curve'
import { outline } from '~/features/art/landscapes/straight-lines'

export interface LeafForm {
  base: Point
  bend: Point
  tip: Point
  wide: (t: number) => number
  /** Of each half, beside the midrib. */
  ribs?: number
  /** Points along each edge. */
  steps?: number
  /** Where it ends, torn, in place of at its tip. */
  torn?: number
}

export interface Leaf {
  left: string
  right: string
  ribs: string
  midrib: string
}

export function leafPaths({ base, bend, tip, wide, ribs = 0, steps = 14, torn = 1 }: LeafForm): Leaf {
  const stations = Array.from({ length: steps + 1 }, (_, step) => (step / steps) * torn)
  /** The point beside the midrib, in parts of the leaf's half width there. */
  const beside = (t: number, part: number): Point => {
    const [x, y] = along(base, bend, tip, t)
    const [aheadX, aheadY] = along(base, bend, tip, t + 0.01)
    const length = Math.hypot(aheadX - x, aheadY - y) || 1
    const reach = wide(t) * part
    return [x + ((aheadY - y) / length) * reach, y - ((aheadX - x) / length) * reach]
  }
  const middle = stations.map((t) => beside(t, 0))
  const edge = (side: 1 | -1) => stations.map((t) => beside(t, side))
  // A torn end is ragged: it stands back and forth across the leaf.
  const tear = (side: 1 | -1) =>
    torn === 1
      ? []
      : [0.8, 0.55, 0.3].map((part, index) => beside(torn + (index % 2 === 0 ? 0.05 : -0.05), side * part))
  const half = (side: 1 | -1) => `${outline([...edge(side), ...tear(side), ...middle.toReversed()])}z`
  const ribLines = Array.from({ length: ribs }, (_, index) => (index + 1) / (ribs + 1)).flatMap((part) =>
    [-part, part].map((side) => outline(stations.slice(1, torn === 1 ? -1 : undefined).map((t) => beside(t, side)))),
  )
  return { left: half(-1), right: half(1), ribs: ribLines.join(''), midrib: outline(middle) }
}

export function along(from: Point, bend: Point, to: Point, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]]
}
