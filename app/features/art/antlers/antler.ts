/**
 * How an antler grows: a beam along points, tines that leave it at a place with a direction, a length and a bend, tines
 * on tines, and blades where a beam or a tine is flat (palm, brow palm, shovel). In centimetres, y down; angles in
 * degrees, 0 up, 90 right. Every branch is a ribbon: what it looks like is antler-markup.ts.
 */
import { pointOf, type Ribbon } from '~/features/art/ribbon'
import { spineThrough, spineTurning, type Point } from '~/features/art/spine'
import { bladeWidth, type Blade } from './blade'

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
  /** In front of what bears it, or behind it, where the two cross; else they are of one piece. */
  layer?: 'front' | 'middle' | 'back'
  tines?: readonly Tine[]
}

export interface Branch extends Ribbon {
  kind: 'beam' | 'tine' | 'blade'
  layer: 'front' | 'middle' | 'back'
  /** The part of its length that lies inside what bears it. */
  inside: number
  /** Where its own tines leave, and on which side: -1 left, 1 right. */
  forks: readonly { part: number; across: number; side: number; wide: number }[]
}

export function growAntler(beam: Beam): Branch[] {
  const spine = spineThrough(beam.points)
  const slim = beam.slim ?? 0.5
  const width = (part: number) => (beam.thick / 2) * (1 - (1 - slim) * part) * runningOut(part, 8)
  const burr = (part: number) => 0.32 * beam.thick * fading((part * spine.length) / (0.4 * beam.thick))
  const side = (left: boolean) => (part: number) => bladeWidth(beam.blade, part, left) + width(part) + burr(part)
  const ribbon: Ribbon = { spine, left: side(true), right: side(false) }
  return withTines(ribbon, { tines: beam.tines ?? [], kind: beam.blade ? 'blade' : 'beam', layer: 'middle', inside: 0 })
}

function growTine(tine: Tine, bearer: Ribbon): Branch[] {
  const { at, across = 0, length, thick, blade } = tine
  const spine = spineTurning(pointOf(bearer, at, across), { angle: tine.angle, length, bend: tine.bend ?? 0 })
  const lean = leanOf(tine, bearer)
  const bearerWide = across === 0 ? Math.min(bearer.left(at), bearer.right(at)) : thick * 0.7
  const round = (part: number) => (thick / 2) * (1 - 0.42 * part) * runningOut(part, 3.5)
  // The web: it widens into what bears it, less so on the side where it goes on in that one's direction.
  const web = (part: number) => 0.45 * thick * fading((part * length) / (bearerWide + 0.4 * thick))
  const side = (sign: number) => (part: number) => {
    const full = round(part) + web(part) * (sign === Math.sign(lean) ? lean ** 2 : 1)
    // The root stays within what bears it.
    const room = 0.7 * bearerWide + 0.65 * part * length * Math.abs(lean)
    return Math.max(bladeWidth(blade, part, sign < 0), 0) + Math.min(full, room)
  }
  const ribbon: Ribbon = { spine, left: side(-1), right: side(1) }
  const inside = across === 0 ? Math.min(0.45, bearerWide / Math.max(0.35, Math.abs(lean)) / length) : 0.1
  const { tines = [], layer = 'middle' } = tine
  return withTines(ribbon, {
    tines: tines.map((own) => ({ layer, ...own })),
    kind: blade ? 'blade' : 'tine',
    layer,
    inside,
  })
}

/** How a tine stands off what bears it: -1 square to the left, 0 in its direction, 1 square to the right. */
function leanOf({ at, angle }: Tine, { spine }: Ribbon): number {
  const { dx, dy } = spine.at(at)
  const turn = (angle * Math.PI) / 180
  return -dx * Math.cos(turn) - dy * Math.sin(turn)
}

function withTines(
  ribbon: Ribbon,
  own: Pick<Branch, 'kind' | 'layer' | 'inside'> & { tines: readonly Tine[] },
): Branch[] {
  const forks = own.tines.map((tine) => ({
    part: tine.at,
    across: tine.across ?? 0,
    side: Math.sign(leanOf(tine, ribbon)),
    wide: tine.thick / ribbon.spine.length,
  }))
  const branch: Branch = { ...ribbon, kind: own.kind, layer: own.layer, inside: own.inside, forks }
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
