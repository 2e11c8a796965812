/** Grass at an animal's feet; reeds where the place is wet. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import type { Habitat } from './habitat.data'
import { compactPath } from './path-data'
import { sheet } from './plate-sheet'

const { ground } = sheet

export function grass(habitat: Habitat): string {
  const random = seededRandom(habitat)
  const tall = habitat === 'marsh' || habitat === 'reeds'
  const tufts = Array.from({ length: tall ? 16 : 22 }, (_, i) => {
    const x = 40 + ((i + random()) * 1080) / (tall ? 16 : 22)
    const blades = Array.from({ length: 4 }, () => {
      const lean = (random() - 0.45) * (tall ? 30 : 22)
      const high = tall ? 40 + random() * 70 : 9 + random() * 20
      const foot = x + (random() - 0.5) * 14
      return `M${px(foot - 1.5)} ${px(ground + 2)}q${px(lean * 0.2)} ${px(-high * 0.6)} ${px(lean)} ${px(-high)}q${px(-lean * 0.5)} ${px(high * 0.5)} ${px(3.5 - lean)} ${px(high)}Z`
    })
    return blades.join('')
  })
  return `<path d="${compactPath(tufts.join(''), 1)}" fill="var(--hint-grass)"${tall ? ' fill-opacity=".8"' : ''}/>`
}
