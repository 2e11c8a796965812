/** A hint of where a species lives, faint behind it, in the sheet's units: the ground with grass, and one sign of the place. */
import type { Shade } from '~/features/art/palette.data'
import { grass } from './grass'
import { trees } from './habitat-trees'
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

const { left, right, ground } = sheet

export function drawHabitat(habitat: Habitat): string {
  const frame = `<clipPath id="frame"><path d="M${String(left)} ${String(left)}H${String(right)}V${String(ground)}H${String(left)}Z"/></clipPath>`
  return `${frame}<g clip-path="url(#frame)">${backdrop(habitat)}</g>${drawGround()}${grass(habitat)}`
}

function backdrop(habitat: Habitat): string {
  switch (habitat) {
    case 'mountains':
      return (
        area(
          'far',
          [
            [left, 560],
            [140, 470],
            [250, 540],
            [380, 400],
            [470, 470],
            [560, 420],
            [720, 560],
            [860, 470],
            [980, 540],
            [1080, 480],
            [right, 560],
          ],
          0.15,
        ) +
        trees('conifers', 16, 690) +
        area('mid', [
          [left, 680],
          [200, 640],
          [420, 690],
          [640, 650],
          [860, 695],
          [1040, 660],
          [right, 690],
        ])
      )
    case 'sage':
      return (
        area(
          'far',
          [
            [left, 600],
            [120, 560],
            [210, 560],
            [235, 500],
            [400, 500],
            [425, 570],
            [640, 590],
            [780, 590],
            [800, 540],
            [960, 540],
            [985, 600],
            [right, 590],
          ],
          0.1,
        ) +
        area('mid', [
          [left, 690],
          [260, 660],
          [520, 700],
          [800, 670],
          [right, 700],
        ])
      )
    case 'tundra':
      return (
        area('far', [
          [left, 650],
          [180, 600],
          [400, 640],
          [620, 580],
          [840, 630],
          [1020, 590],
          [right, 630],
        ]) +
        area('mid', [
          [left, 720],
          [300, 695],
          [600, 725],
          [900, 700],
          [right, 725],
        ])
      )
    case 'marsh':
      return (
        area('far', [
          [left, 600],
          [160, 540],
          [360, 590],
          [560, 530],
          [800, 590],
          [1000, 540],
          [right, 580],
        ]) +
        trees('conifers', 28, 735) +
        water()
      )
    case 'reeds':
      return (
        area('far', [
          [left, 640],
          [200, 560],
          [430, 630],
          [640, 580],
          [900, 640],
          [right, 600],
        ]) +
        area('mid', [
          [left, 700],
          [300, 670],
          [640, 705],
          [920, 680],
          [right, 700],
        ]) +
        water()
      )
    case 'birches':
      return (
        area('far', [
          [left, 560],
          [160, 500],
          [340, 560],
          [560, 480],
          [760, 550],
          [980, 490],
          [right, 560],
        ]) +
        trees('birches', 7, 770) +
        area('mid', [
          [left, 700],
          [300, 660],
          [600, 705],
          [900, 670],
          [right, 700],
        ])
      )
    case 'parkland':
      return (
        area('far', [
          [left, 660],
          [300, 620],
          [600, 655],
          [900, 615],
          [right, 650],
        ]) +
        trees('oaks', 6, 715) +
        area('mid', [
          [left, 710],
          [300, 690],
          [600, 712],
          [900, 688],
          [right, 708],
        ])
      )
    case 'woods':
      return (
        area('far', [
          [left, 640],
          [280, 610],
          [600, 645],
          [900, 605],
          [right, 640],
        ]) +
        trees('trunks', 7, 770) +
        area('mid', [
          [left, 745],
          [300, 730],
          [600, 750],
          [900, 728],
          [right, 745],
        ])
      )
  }
}

/** A hill line, filled down to the ground. */
function area(tone: 'far' | 'mid', line: readonly CurvePoint[], softness = 1): string {
  const path = openCurve(line.map(([x, y]) => [x, y, softness]))
  return `<path d="${compactPath(`${path}V${String(ground)}H${String(left)}Z`, 1)}" fill="var(--hint-${tone})"/>`
}

function drawGround(): string {
  return (
    `<rect x="${String(left)}" y="${String(ground)}" width="${String(right - left)}" height="${String(sheet.height - left - ground)}" fill="var(--hint-mid)"/>` +
    `<path d="M${String(left)} ${String(ground)}H${String(right)}" stroke="var(--hint-grass)" stroke-width="3"/>`
  )
}

function water(): string {
  return `<path d="M${String(left)} 735H${String(right)}V${String(ground)}H${String(left)}Z" fill="var(--hint-far)"/><path d="M60 752h240M380 766h180M700 756h260M900 784h180M120 788h150" stroke="var(--hint-mid)" stroke-width="4"/>`
}
