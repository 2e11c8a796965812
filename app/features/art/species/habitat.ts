/** A hint of where a species lives, faint behind it, in the sheet's units: the ground with grass, and one sign of the place. */
import { seededRandom } from '~/lib/seeded-random'
import { px } from '../drawing'
import type { Shade } from '../palette.data'
import { openCurve, type CurvePoint } from './landmark-curve'
import { compactPath } from './path-data'
import { sheet } from './plate-sheet'

export type Habitat = 'woods' | 'sage' | 'mountains' | 'marsh' | 'tundra' | 'birches' | 'parkland' | 'reeds'

export const habitatColors = {
  'hint-far': ['#f5f1e4', '#2a3623'],
  'hint-mid': ['#ede7d6', '#2f3b27'],
  'hint-near': ['#e4dcc6', '#35422d'],
  'hint-shadow': ['#d3caae', '#212b1b'],
  'hint-grass': ['#b9b08d', '#5d6a48'],
} as const satisfies Record<string, Shade>

const { width, ground } = sheet
const left = 19
const right = width - 19

export function drawHabitat(habitat: Habitat): string {
  const frame = `<clipPath id="frame"><path d="M${String(left)} ${String(left)}H${String(right)}V${String(ground)}H${String(left)}Z"/></clipPath>`
  return `${frame}<g clip-path="url(#frame)">${backdrop(habitat)}</g>${drawGround()}${grass(habitat)}`
}

function backdrop(habitat: Habitat): string {
  switch (habitat) {
    case 'mountains':
      return (
        area('far', [[left, 560], [140, 470], [250, 540], [380, 400], [470, 470], [560, 420], [720, 560], [860, 470], [980, 540], [1080, 480], [right, 560]], 0.15) +
        trees('conifers', 16, 690) +
        area('mid', [[left, 680], [200, 640], [420, 690], [640, 650], [860, 695], [1040, 660], [right, 690]])
      )
    case 'sage':
      return (
        area('far', [[left, 600], [120, 560], [210, 560], [235, 500], [400, 500], [425, 570], [640, 590], [780, 590], [800, 540], [960, 540], [985, 600], [right, 590]], 0.1) +
        area('mid', [[left, 690], [260, 660], [520, 700], [800, 670], [right, 700]])
      )
    case 'tundra':
      return (
        area('far', [[left, 650], [180, 600], [400, 640], [620, 580], [840, 630], [1020, 590], [right, 630]]) +
        area('mid', [[left, 720], [300, 695], [600, 725], [900, 700], [right, 725]])
      )
    case 'marsh':
      return area('far', [[left, 600], [160, 540], [360, 590], [560, 530], [800, 590], [1000, 540], [right, 580]]) + trees('conifers', 28, 735) + water()
    case 'reeds':
      return (
        area('far', [[left, 640], [200, 560], [430, 630], [640, 580], [900, 640], [right, 600]]) +
        area('mid', [[left, 700], [300, 670], [640, 705], [920, 680], [right, 700]]) +
        water()
      )
    case 'birches':
      return area('far', [[left, 560], [160, 500], [340, 560], [560, 480], [760, 550], [980, 490], [right, 560]]) + trees('birches', 7, 770) + area('mid', [[left, 700], [300, 660], [600, 705], [900, 670], [right, 700]])
    case 'parkland':
      return area('far', [[left, 660], [300, 620], [600, 655], [900, 615], [right, 650]]) + trees('oaks', 6, 715) + area('mid', [[left, 710], [300, 690], [600, 712], [900, 688], [right, 708]])
    case 'woods':
      return area('far', [[left, 640], [280, 610], [600, 645], [900, 605], [right, 640]]) + trees('trunks', 7, 770) + area('mid', [[left, 745], [300, 730], [600, 750], [900, 728], [right, 745]])
  }
}

/** A hill line, filled down to the ground. */
function area(tone: 'far' | 'mid', line: readonly CurvePoint[], softness = 1): string {
  const path = openCurve(line.map(([x, y]) => [x, y, softness]))
  return `<path d="${compactPath(`${path}V${String(ground)}H${String(left)}Z`, 1)}" fill="var(--hint-${tone})"/>`
}

function drawGround(): string {
  return (
    `<rect x="${String(left)}" y="${String(ground)}" width="${String(right - left)}" height="${String(sheet.height - 19 - ground)}" fill="var(--hint-mid)"/>` +
    `<path d="M${String(left)} ${String(ground)}H${String(right)}" stroke="var(--hint-grass)" stroke-width="3"/>`
  )
}

function water(): string {
  return `<path d="M${String(left)} 735H${String(right)}V${String(ground)}H${String(left)}Z" fill="var(--hint-far)"/><path d="M60 752h240M380 766h180M700 756h260M900 784h180M120 788h150" stroke="var(--hint-mid)" stroke-width="4"/>`
}

type Tree = 'conifers' | 'birches' | 'oaks' | 'trunks'

function trees(kind: Tree, count: number, foot: number): string {
  const random = seededRandom(kind)
  const step = (right - left - 60) / count
  const each = Array.from({ length: count }, (_, i) => {
    const x = left + 30 + (i + 0.15 + random() * 0.7) * step
    const size = 0.7 + random() * 0.6
    return tree(kind, x, foot + random() * 18, size)
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

/** Grass at the feet; tall where the place is wet. */
function grass(habitat: Habitat): string {
  const random = seededRandom(habitat)
  const tall = habitat === 'marsh' || habitat === 'reeds'
  const tufts = Array.from({ length: tall ? 16 : 22 }, (_, i) => {
    const x = 40 + ((i + random()) * 1080) / (tall ? 16 : 22)
    const blades = Array.from({ length: 4 }, () => {
      const lean = (random() - 0.45) * (tall ? 30 : 22)
      const high = (tall ? 40 + random() * 70 : 9 + random() * 20)
      const foot = x + (random() - 0.5) * 14
      return `M${px(foot - 1.5)} ${px(ground + 2)}q${px(lean * 0.2)} ${px(-high * 0.6)} ${px(lean)} ${px(-high)}q${px(-lean * 0.5)} ${px(high * 0.5)} ${px(3.5 - lean)} ${px(high)}Z`
    })
    return blades.join('')
  })
  return `<path d="${compactPath(tufts.join(''), 1)}" fill="var(--hint-grass)"${tall ? ' fill-opacity=".8"' : ''}/>`
}
