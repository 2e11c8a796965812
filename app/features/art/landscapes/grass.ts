/** Rows of grass in the foreground, the farthest one lit. */
import { mixColors } from '~/features/art/color'
import { type Crest, drawRidge } from './ridge'
import type { Scene } from './scene'

interface GrassPlan {
  crest: Crest
  /** Blade size in the farthest row. */
  size: number
  depth: number
  own: readonly [lit: string, shaded: string]
  rows: number
  /** From the farthest row to the bottom. */
  reach: number
}

export function drawGrass(scene: Scene, { crest, size, depth, own, rows, reach }: GrassPlan): string {
  const count = size < 2 * scene.finest ? 2 : rows
  return Array.from({ length: count }, (_, row) => {
    const near = row / (count - 1)
    return drawRidge(scene, {
      cover: 'grass',
      // Nearer rows are flatter, because we look down on them.
      crest: (x) => crest(x) * (1 - 0.35 * near) + 0.35 * near * crest(scene.width / 2) + reach * near ** 1.25,
      size: Math.round(size * (1 + 0.7 * near)),
      depth: depth + (1 - depth) * near,
      own: mixColors(own[0], own[1], near ** 0.7),
    })
  }).join('')
}
