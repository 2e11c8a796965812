/** Trunk, limbs and twigs of a hardwood; level 0 is the trunk. */
import type { Point } from '~/features/art/curve'
import { type Scene, within } from './scene'

export interface HardwoodPlan {
  x: number
  /** Ground level. */
  y: number
  height: number
  /** Of the crown, relative to the height. */
  spread: number
  depth: number
  /** Leaf color; without it the tree is bare. */
  leaves?: string
  /** Lit leaf color. */
  lit?: string
}

export interface Limb {
  from: Point
  bend: Point
  to: Point
  level: number
}

/** Small trees fork less, since their twigs would be invisible. */
function levelsOf(height: number, isLeafy: boolean, finest: number): number {
  const size = height / Math.max(1, finest / 3)
  if (isLeafy) return size < 140 ? 2 : 3
  if (size < 160) return 3
  return size < 260 ? 4 : 5
}

/** Recursive forks; upper limbs reach up, lower ones out, as on an open-grown oak. */
export function grow({ x, y, height, spread, leaves }: HardwoodPlan, { next, finest }: Scene): Limb[] {
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

export function pathOf({ from, bend, to }: Limb): string {
  const [x, y] = from
  const steps = [bend[0] - x, bend[1] - y, to[0] - x, to[1] - y].map((step) => String(Math.round(step)))
  return `M${String(Math.round(x))} ${String(Math.round(y))}q${steps.join(' ')}`.replaceAll(' -', '-')
}
