/** Rows of trees, far behind an animal. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import type { Layer, Tree } from './habitat.data'
import { compactPath } from './path-data'
import { sheet } from './plate-sheet'

const { left, right, ground } = sheet

type Trees = Extract<Layer, { trees: Tree }>

export function drawTrees({ trees: kind, count, foot, clear = [0, 0] }: Trees): string {
  const random = seededRandom(kind)
  const step = (right - left - 60) / count
  const each = Array.from({ length: count }, (_, i) => {
    const x = left + 30 + (i + 0.15 + random() * 0.7) * step
    const size = 0.7 + random() * 0.6
    const stand = foot + random() * 18
    return x > clear[0] && x < clear[1] ? '' : tree(kind, x, stand, size)
  })
  return `<path d="${compactPath(each.join(''), 1)}" fill="var(--hint-${kind === 'trunks' ? 'mid' : 'near'})"/>`
}

function tree(kind: Tree, x: number, foot: number, size: number): string {
  switch (kind) {
    case 'conifers': {
      const high = 130 * size
      return `M${px(x)} ${px(foot - high)}l${px(9 * size)} ${px(high * 0.3)}h${px(-4 * size)}l${px(12 * size)} ${px(high * 0.3)}h${px(-5 * size)}l${px(16 * size)} ${px(high * 0.4)}h${px(-56 * size)}l${px(16 * size)} ${px(-high * 0.4)}h${px(-5 * size)}l${px(12 * size)} ${px(-high * 0.3)}h${px(-4 * size)}Z`
    }
    case 'birches': {
      const wide = 17 * size
      const scars = [90, 210, 250, 340, 470, 520, 610].map((y, i) => {
        const long = wide * (0.35 + 0.3 * (i % 2))
        return i % 3 === 0
          ? `M${px(x)} ${px(y * size)}h${px(long)}v3h${px(-long)}Z`
          : `M${px(x + wide)} ${px(y * size)}v4h${px(-long)}v-4Z`
      })
      return `M${px(x)} 19V${px(foot)}h${px(wide)}V19h-3V${px(foot)}h${px(6 - wide)}V19Z${scars.join('')}`
    }
    case 'trunks':
      return `M${px(x)} 20h${px(26 * size * size)}l4 ${px(foot - 40)}l10 ${px(ground - foot + 20)}h${px(-30 * size * size - 24)}l8 ${px(foot - ground - 20)}Z`
    case 'oaks':
      return `M${px(x - 7 * size)} ${px(foot - 90 * size)}h${px(14 * size)}l5 ${px(90 * size)}h${px(-24 * size)}ZM${px(x - 90 * size)} ${px(foot - 80 * size)}q${px(-20 * size)} -50 ${px(25 * size)} -60q10 -50 ${px(60 * size)} -45q50 -10 ${px(60 * size)} 40q50 10 ${px(30 * size)} 60Z`
  }
}
