/**
 * Vegetation along a ridge. Plants come from a few stencils, because repeated text compresses to almost nothing; each
 * is a run of steps from left to right.
 */
import type { Point } from '~/features/art/curve'
import { stepsAlong } from '~/features/art/straight-lines'
import { seededRandom } from '~/lib/seeded-random'
import { within } from './scene'

export type Cover = 'spruce' | 'hardwood' | 'grass'

const kinds = 9

/** Path data up to the first plant that ends beyond `end`, in integers. */
export function coveredLine(
  { cover, size, crest, next }: { cover: Cover; size: number; crest: (x: number) => number; next: () => number },
  start: number,
  end: number,
): string {
  let x = start
  let y = Math.round(crest(start))
  let path = `M${String(x)} ${String(y)}`
  while (x < end) {
    const plant = stencilOf(cover, Math.floor(next() * kinds), size)
    // The ground slopes between plants.
    const ground = Math.round(crest(x + plant.width / 2))
    path += `v${String(ground - y)}${plant.steps}`
    y = ground
    x += plant.width
  }
  return path
}

/** Closed shapes. */
export function standing(cover: Cover, size: number, places: readonly { x: number; y: number }[], next: () => number) {
  return places
    .map(({ x, y }) => {
      const { steps } = stencilOf(cover, Math.floor(next() * kinds), size)
      return `M${String(Math.round(x))} ${String(Math.round(y))}${steps}z`
    })
    .join('')
}

interface Stencil {
  steps: string
  width: number
}

const cut = new Map<string, Stencil>()

function stencilOf(cover: Cover, kind: number, size: number): Stencil {
  const key = `${cover} ${String(kind)} ${String(size)}`
  const known = cut.get(key)
  if (known !== undefined) return known
  const next = seededRandom(`${cover} ${String(kind)}`)
  const points = plants[cover](size, next)
  const width = Math.max(1, Math.round(points.at(-1)?.[0] ?? 1))
  const stencil = { steps: stepsAlong([[0, 0], ...points.slice(0, -1), [width, 0]]), width }
  cut.set(key, stencil)
  return stencil
}

const plants = {
  /** A spire; larger ones have shoulders. */
  spruce: (size: number, next: () => number): Point[] => {
    const height = size * (0.4 + 0.85 * next() ** 1.5)
    const half = Math.max(1.6, height * within(next, 0.16, 0.23))
    const foot = -height * 0.1
    const gap = next() < 0.25 ? half : 0
    if (size < 15)
      return [
        [half, -height],
        [2 * half, foot],
        [2 * half + gap, 0],
      ]
    return [
      [0, foot],
      [half * 0.55, -height * 0.45],
      [half * 0.45, -height * 0.47],
      [half, -height],
      [half * 1.5, -height * 0.5],
      [half * 1.4, -height * 0.48],
      [half * 2, foot],
      [half * 2 + gap, 0],
    ]
  },
  /** A crown with a few random lobes. */
  hardwood: (size: number, next: () => number): Point[] => {
    const wide = size * within(next, 1.1, 2.6)
    const high = size * within(next, 0.55, 1.25)
    const lobes = size < 7 ? 3 : size < 14 ? 5 : 8
    const top = within(next, 0.38, 0.62)
    return [
      ...Array.from({ length: lobes }, (_, lobe): Point => {
        const t = (lobe + 0.4) / lobes
        const reach = t < top ? (top - t) / top : (t - top) / (1 - top)
        const rough = lobe % 2 === 0 ? 0.06 : -0.05
        const dome = Math.sqrt(1 - reach * reach)
        return [t * wide, -high * dome * (0.62 + rough * within(next, 0.6, 2.4))]
      }),
      [wide, 0],
    ]
  },
  grass: (size: number, next: () => number): Point[] => {
    const blades = Array.from({ length: 4 }, (_, blade): Point[] => {
      const x = blade * size * 0.42
      const height = size * within(next, 0.3, 1)
      return [
        [x + height * within(next, -0.1, 0.4) + 1, -height],
        [x + size * within(next, 0.22, 0.36), -size * within(next, 0, 0.16)],
      ]
    }).flat()
    return [...blades, [size * 1.7, 0]]
  },
} satisfies Record<Cover, (size: number, next: () => number) => Point[]>
