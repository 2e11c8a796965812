/**
 * How an antler grows: a beam along points, tines that leave it at a place with a direction, a length and a bend, tines
 * on tines, and blades where a beam or a tine is flat (palm, brow palm, shovel). In centimetres, y down; angles in
 * degrees, 0 up, 90 right. Every branch is a ribbon: what it looks like is antler-markup.ts.
 */
import { pointOf, type Ribbon } from '../ribbon'
import { spineThrough, spineTurning, type Point } from '../spine'

export interface Beam {
  points: readonly Point[]
  /** Its diameter above the burr. */
  thick: number
  /** Of `thick`, what is left before the tip runs out. */
  slim?: number
  blade?: Blade
  tines?: readonly Tine[]
}

export interface Tine {
  /** Where it leaves, as a part of what bears it. */
  at: number
  /** On a blade: from its left edge, -1, to its right, 1. */
  across?: number
  angle: number
  length: number
  /** How far it turns until its tip; to the right when positive. */
  bend?: number
  thick: number
  /** Without one it is round. */
  blade?: Blade
  tines?: readonly Tine[]
}

/** From the spine to either edge, at parts of the length, first to last; smooth in between. */
export type Blade = readonly (readonly [part: number, left: number, right: number])[]

export interface Branch extends Ribbon {
  kind: 'beam' | 'tine' | 'blade'
  /** The part of its length that lies inside what bears it. */
  inside: number
  /** Where its own tines leave, and on which side: -1 left, 1 right. */
  forks: readonly { part: number; side: number; wide: number }[]
}

export function growAntler(beam: Beam): Branch[] {
  const spine = spineThrough(beam.points)
  const slim = beam.slim ?? 0.5
  const width = (part: number) => (beam.thick / 2) * (1 - (1 - slim) * part) * runningOut(part, 8)
  const burr = (part: number) => 0.32 * beam.thick * fading((part * spine.length) / (0.4 * beam.thick))
  const side = (left: boolean) => (part: number) => bladeWidth(beam.blade, part, left) + width(part) + burr(part)
  const ribbon: Ribbon = { spine, left: side(true), right: side(false) }
  return withTines(ribbon, { tines: beam.tines ?? [], kind: beam.blade ? 'blade' : 'beam', inside: 0 })
}

function growTine(tine: Tine, bearer: Ribbon): Branch[] {
  const { at, across = 0, length, thick, blade } = tine
  const start = pointOf(bearer, at, across)
  const spine = spineTurning(start, { angle: tine.angle, length, bend: tine.bend ?? 0 })
  const bearerWide = Math.min(bearer.left(at), bearer.right(at), thick * 1.2)
  // The web: it widens into what bears it.
  const web = (part: number) => 0.4 * thick * fading((part * length) / (bearerWide + 0.35 * thick))
  const round = (part: number) => (thick / 2) * (1 - 0.42 * part) * runningOut(part, 3.5)
  const side = (left: boolean) => (part: number) => bladeWidth(blade, part, left) + round(part) + web(part)
  const ribbon: Ribbon = { spine, left: side(true), right: side(false) }
  const inside = across === 0 ? Math.min(0.5, bearerWide / length) : 0.1
  return withTines(ribbon, { tines: tine.tines ?? [], kind: blade ? 'blade' : 'tine', inside })
}

function withTines(ribbon: Ribbon, own: Pick<Branch, 'kind' | 'inside'> & { tines: readonly Tine[] }): Branch[] {
  const forks = own.tines.map(({ at, angle, thick }) => {
    const { dx, dy } = ribbon.spine.at(at)
    const turn = (angle * Math.PI) / 180
    const side = Math.sign(dx * -Math.cos(turn) - dy * Math.sin(turn))
    return { part: at, side, wide: thick / ribbon.spine.length }
  })
  const branch: Branch = { ...ribbon, kind: own.kind, inside: own.inside, forks }
  return [branch, ...own.tines.flatMap((tine) => growTine(tine, ribbon))]
}

/** 1 at 0, and next to nothing from 2 on. */
export function fading(distance: number): number {
  return Math.exp(-distance * distance)
}

/** 1 along most of the way, then down to 0 at the tip; the higher the power, the blunter. */
function runningOut(part: number, power: number): number {
  return Math.max(0, 1 - part ** power) ** 0.8
}

function bladeWidth(blade: Blade | undefined, part: number, left: boolean): number {
  if (blade === undefined) return 0
  const index = blade.findIndex(([until]) => until >= part)
  const end = blade[index] ?? blade.at(-1)
  const start = blade[index - 1] ?? end
  if (start === undefined || end === undefined) return 0
  const [from, to] = left ? [start[1], end[1]] : [start[2], end[2]]
  const even = end[0] === start[0] ? 1 : (part - start[0]) / (end[0] - start[0])
  return from + (to - from) * even * even * (3 - 2 * even)
}
