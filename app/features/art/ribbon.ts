/** A spine with a width on either side of it: a tine, a palm, a toe. `across` is -1 at the left edge, 1 at the right. */
import { closedPath, openPath } from './smooth-path'
import type { Point, Spine } from './spine'

export interface Ribbon {
  spine: Spine
  /** From the spine to the edge, by the part of the length. */
  left: (part: number) => number
  right: (part: number) => number
}

export type Edge = (part: number) => number

export function pointOf({ spine, left, right }: Ribbon, part: number, across: number): Point {
  const { x, y, dx, dy } = spine.at(part)
  const off = across * (across < 0 ? left(part) : right(part))
  return [x - dy * off, y + dx * off]
}

/** What lies between two lines along the ribbon, at the given parts of its length. */
export function strip(ribbon: Ribbon, [from, to]: readonly [Edge, Edge], stops: readonly number[]): string {
  const side = (edge: Edge) => stops.map((part) => pointOf(ribbon, part, edge(part)))
  return closedPath([side(from), side(to).reverse()])
}

/** A line along the ribbon. */
export function lineAlong(ribbon: Ribbon, edge: Edge, stops: readonly number[]): string {
  return openPath([stops.map((part) => pointOf(ribbon, part, edge(part)))])
}

/** Places from one part to another, closer to each other towards the end, where a tip bends most. */
export function stopsBetween(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const even = index / count
    return from + (to - from) * even * (1.4 - 0.4 * even)
  })
}
