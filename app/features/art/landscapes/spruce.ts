/** Spruces in the foreground, from a few stencils. */
import type { Point } from '~/features/art/curve'
import { stepsAlong } from '~/features/art/straight-lines'
import { seededRandom } from '~/lib/seeded-random'
import { within } from './scene'

interface Place {
  x: number
  /** Ground level. */
  y: number
  height: number
}

const stencils = 5

/** Path data. A few rounded heights make stencils repeat. */
export function spruces(places: readonly Place[], next: () => number): string {
  return places
    .map(({ x, y, height }) => {
      const kind = Math.floor(next() * stencils)
      const size = height < 40 ? Math.round(height / 6) * 6 : Math.round(height / 15) * 15
      return `M${String(Math.round(x))} ${String(Math.round(y - size))}${spruce(kind, size)}`
    })
    .join('')
}

const cut = new Map<string, string>()

function spruce(kind: number, height: number): string {
  const key = `${String(kind)} ${String(height)}`
  const known = cut.get(key)
  if (known !== undefined) return known
  const next = seededRandom(`spruce ${String(kind)}`)
  const half = height * within(next, 0.14, 0.2)
  const tiers = Math.max(3, Math.min(9, Math.round(height / 13)))
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const t = (tier + 1) / tiers
      const reach = sign * half * t ** 0.9 * within(next, 0.72, 1.12)
      const y = height * (0.1 + 0.84 * t)
      // Branches droop.
      return [
        [reach, y + height * within(next, 0, 0.03)],
        [reach * within(next, 0.34, 0.52), y - height * 0.025],
      ]
    }).flat()
  const trunk = height * 0.02
  const right: Point[] = [[0, 0], ...side(1).slice(0, -1), [trunk, height * 0.94], [trunk, height * 1.04]]
  const left: Point[] = [[-trunk, height * 1.04], [-trunk, height * 0.94], ...side(-1).slice(0, -1).reverse()]
  const steps = `${stepsAlong([...right, ...left])}z`
  cut.set(key, steps)
  return steps
}
