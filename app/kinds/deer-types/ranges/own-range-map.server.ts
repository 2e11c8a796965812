import { toSvg } from '~/content/pictures/art/drawing'
import outlines from './outlines.json'
import { isInNorthAmerica, type OwnRange } from './own-range'
import { rangeFills, rangePatterns } from './range-look'

type Regions = OwnRange['regions']

const width = 1000

interface Panel {
  /** The outline of land without a named region. */
  rest: string
  regions: Readonly<Record<string, string>>
  height: number
  stroke: number
}

/** North America is shown large, with states and provinces, where the species lives there. */
const northern: Panel = { ...outlines.north, height: 760, stroke: 2 }
const world: Panel = { ...outlines.world, height: 430, stroke: 1 }

const middles = new Map(Object.entries(outlines.middles))

export function isOnRangeMap(code: string): boolean {
  return middles.has(code) || Object.hasOwn(outlines.world.regions, code)
}

export function drawOwnRange(regions: Regions): string {
  const panels = isInNorthAmerica(regions) ? [northern, world] : [world]
  const tops = panels.map((_, index) => panels.slice(0, index).reduce((sum, { height }) => sum + height + 16, 0))
  const height = (tops.at(-1) ?? 0) + world.height
  const body = panels.map((panel, index) => drawPanel(panel, tops[index] ?? 0, regions)).join('')
  return toSvg({ title: 'Range map', width, height, body: rangePatterns + body })
}

function drawPanel(panel: Panel, top: number, regions: Regions): string {
  const shapes = new Map(Object.entries(panel.regions))
  const chosen = new Set(regions.map(({ code }) => code))
  const land = [...shapes].filter(([code]) => !chosen.has(code)).map(([, shape]) => shape)
  const filled = Object.entries(rangeFills).map(([look, fill]) => {
    const alike = regions.filter(({ kind }) => kind === look).map(({ code }) => shapes.get(code) ?? '')
    const shape = alike.join('')
    return shape === '' ? '' : `<path ${fill} d="${shape}"/>`
  })
  const rings = panel.height === world.height ? regions.map(ringAround) : []
  const size = `width="${String(width)}" height="${String(panel.height)}"`
  return `<svg y="${String(top)}" ${size}><path fill="var(--panel)" d="M0 0h${String(width)}v${String(panel.height)}H0z"/><g stroke="var(--paper)" stroke-width="${String(panel.stroke)}" stroke-linejoin="round"><path fill="var(--hairline)" d="${panel.rest}${land.join('')}"/>${filled.join('')}</g>${rings.join('')}</svg>`
}

function ringAround({ code, kind }: Regions[number]): string {
  const middle = middles.get(code)
  if (!middle) return ''
  const color = kind === 'introduced' ? 'bark' : 'moss'
  return `<circle cx="${middle.x}" cy="${middle.y}" r="9" fill="none" stroke="var(--${color})" stroke-width="2.5"/>`
}
