import type { Point } from '~/features/art/curve'
import { stepsAlong } from '~/features/art/straight-lines'
import { seededRandom } from '~/lib/seeded-random'
import type { HardwoodPlan } from './limbs'
import { type Scene, within } from './scene'

/** Spots on a dome, sparse on its lower side. */
export function crownSpots({ x, y, height, spread }: HardwoodPlan, { next, finest }: Scene): Point[] {
  const count = height < 140 * Math.max(1, finest / 4) ? 16 : 36
  const lopsided = within(next, -0.08, 0.08) * height
  return Array.from({ length: count }, (_, index): Point => {
    // A sunflower spiral.
    const turn = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / count)
    const up = Math.sin(turn) * reach
    return [
      x + Math.cos(turn) * reach * height * 0.72 * spread + lopsided * (1 - up) * 0.5,
      y - height * (0.55 + up * (up > 0 ? 0.37 : 0.27)) + within(next, -0.03, 0.03) * height,
    ]
  })
}

const clumps = 4

/** From a few stencils. */
export function leafClump([x, y]: Point, radius: number, next: () => number): string {
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
