/** Hardwoods near by: trunk and limbs as strokes of a few widths, with clumps of leaves that are left in October. */
import { mixColors } from '~/features/art/color'
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'
import { stepsAlong } from '~/features/art/landscapes/straight-lines'
import { seededRandom } from '~/lib/seeded-random'
import { type Scene, within } from './scene'

interface HardwoodPlan {
  x: number
  /** Where the trunk meets the ground. */
  y: number
  height: number
  /** Of the crown, as a part of the height. */
  spread: number
  depth: number
  /** Its leaves' own colour; without it the tree is bare. */
  leaves?: string
  /** The same leaves in the light. */
  lit?: string
}

interface Limb {
  from: Point
  bend: Point
  to: Point
  level: number
}

export function drawHardwood(scene: Scene, plan: HardwoodPlan): string {
  const { next, paint, tone } = scene
  const { height, spread, depth, leaves, lit = leaves } = plan
  const limbs = grow(plan, scene)
  const levels = Math.max(...limbs.map(({ level }) => level)) + 1
  const bark = paint(tone(Math.min(1, depth + 0.08), '#2b2a22'))
  const wood = Array.from({ length: levels }, (_, level) => {
    const d = limbs
      .filter((limb) => limb.level === level)
      .map(pathOf)
      .join('')
    return `<path stroke-width="${px(Math.max(0.9, height * 0.05 * 0.56 ** level))}" d="${d}"/>`
  }).join('')
  const branches = `<g fill="none" stroke="${bark}" stroke-linecap="round">${wood}</g>`
  if (leaves === undefined || lit === undefined) return branches
  const clump = height * (height < 140 ? 0.12 : 0.105)
  const crown = crownSpots(plan, scene)
  const dark = crown.map(([x, y]) =>
    leafClump([x + clump * 0.3, y + clump * 0.35], clump * within(next, 0.85, 1.25), next),
  )
  const middle = crown.map(([x, y]) =>
    leafClump([x - clump * 0.1, y - clump * 0.1], clump * within(next, 0.55, 0.95), next),
  )
  const light = crown
    .filter(([x, y]) => (x - plan.x) / spread + (y - plan.y + height * 0.62) * 0.8 < height * within(next, -0.1, 0.02))
    .map(([x, y]) => leafClump([x - clump * 0.35, y - clump * 0.35], clump * within(next, 0.45, 0.8), next))
  return [
    `<path fill="${paint(tone(Math.min(1, depth + 0.04), mixColors(leaves, '#000000', 0.38)))}" d="${dark.join('')}"/>`,
    branches,
    `<path fill="${paint(tone(depth, leaves))}" d="${middle.join('')}"/>`,
    `<path fill="${paint(tone(depth * 0.86, lit))}" d="${light.join('')}"/>`,
  ].join('')
}

function pathOf({ from, bend, to }: Limb): string {
  const [x, y] = from
  const steps = [bend[0] - x, bend[1] - y, to[0] - x, to[1] - y].map((step) => String(Math.round(step)))
  return `M${String(Math.round(x))} ${String(Math.round(y))}q${steps.join(' ')}`.replaceAll(' -', '-')
}

/** Where its leaves hang: over a dome, thin and open at the lower side. */
function crownSpots({ x, y, height, spread }: HardwoodPlan, { next, finest }: Scene): Point[] {
  const count = height < 140 * Math.max(1, finest / 4) ? 16 : 36
  const lopsided = within(next, -0.08, 0.08) * height
  return Array.from({ length: count }, (_, index): Point => {
    // Spread over a disc as seeds are over a sunflower.
    const turn = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count)
    const up = Math.sin(turn) * reach
    return [
      x + Math.cos(turn) * reach * height * 0.72 * spread + lopsided * (1 - up) * 0.5,
      y - height * (0.55 + up * (up > 0 ? 0.37 : 0.27)) + within(next, -0.03, 0.03) * height,
    ]
  })
}

/** How often it forks: twigs of a small tree could not be seen. */
function levelsOf(height: number, isLeafy: boolean, finest: number): number {
  const size = height / Math.max(1, finest / 3)
  if (isLeafy) return size < 140 ? 2 : 3
  if (size < 160) return 3
  return size < 260 ? 4 : 5
}

/** Forks on forks; the leading ones reach up, the lower ones out, as those of an oak that stands alone. */
function grow({ x, y, height, spread, leaves }: HardwoodPlan, { next, finest }: Scene): Limb[] {
  const limbs: Limb[] = []
  const deepest = levelsOf(height, leaves !== undefined, finest)
  const branch = (from: Point, turn: number, length: number, level: number) => {
    const to: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length]
    const crook = within(next, -0.14, 0.14) * length
    limbs.push({
      from,
      bend: [(from[0] + to[0]) / 2 + crook, (from[1] + to[1]) / 2 - Math.abs(crook) * 0.3],
      to,
      level,
    })
    if (level === deepest) return
    const forks = level === 0 ? 4 : level < 2 ? 3 : 2
    for (let fork = 0; fork < forks; fork++) {
      const part = (fork + 0.5) / forks - 0.5
      const aim = turn * 0.8 + part * (level === 0 ? 3 : 1.9) * spread + within(next, -0.2, 0.2)
      const reach = length * within(next, 0.64, 0.82) * (1 - Math.abs(part) * 0.25)
      branch(to, Math.max(-1.6, Math.min(1.6, aim)), reach, level + 1)
    }
  }
  branch([x, y + 4], within(next, -0.06, 0.06), height * 0.27, 0)
  return limbs
}

const clumps = 4

/** A ragged patch of leaves, cut from a few stencils. */
function leafClump([x, y]: Point, radius: number, next: () => number): string {
  const size = Math.max(4, Math.round(radius / 4) * 4)
  const kind = Math.floor(next() * clumps)
  return `M${String(Math.round(x + size))} ${String(Math.round(y))}${clumpSteps(kind, size)}`
}

const cut = new Map<string, string>()

function clumpSteps(kind: number, radius: number): string {
  const key = `${String(kind)} ${String(radius)}`
  const known = cut.get(key)
  if (known !== undefined) return known
  const next = seededRandom(`clump ${String(kind)}`)
  const corners = 19
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const turn = (corner / corners) * 2 * Math.PI
    const reach = radius * (corner === 0 ? 1 : corner % 2 === 0 ? within(next, 0.94, 1.14) : within(next, 0.8, 0.98))
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.8]
  })
  const steps = `${stepsAlong(points)}z`
  cut.set(key, steps)
  return steps
}
