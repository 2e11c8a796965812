/** A hint of where a species lives, faint behind it, in the sheet's units: the ground with grass, and one sign of the place. */
import type { Shade } from '~/features/art/palette.data'
import { grass } from './grass'
import { drawTrees } from './habitat-trees'
import { type Habitat, habitats, type Layer } from './habitat.data'
import { openCurve, type CurvePoint } from './landmark-curve'
import { compactPath } from './path-data'
import { sheet } from './plate-sheet'

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
  return `${frame}<g clip-path="url(#frame)">${habitats[habitat].map(drawLayer).join('')}</g>${drawGround()}${grass(habitat)}`
}

function drawLayer(layer: Layer): string {
  if (layer === 'water') return water()
  if ('trees' in layer) return drawTrees(layer)
  return hill(layer.hill, layer.line, layer.softness)
}

/** A hill line, filled down to the ground. */
function hill(tone: 'far' | 'mid', line: readonly CurvePoint[], softness = 1): string {
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
