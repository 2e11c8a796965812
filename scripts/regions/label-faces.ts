/**
 * Where zones, states and provinces are laid over each other, their lines cut the map into faces. Each gets a label: zone
 * and place. Where two shapes draw one border a little apart, the zone's line wins, because it is the finer one.
 */
import { z } from 'zod'
import { mexico, zonesOfProvinces, zonesOfStates } from './places.data'
import { Position } from './read-shapes'

const Face = z.looseObject({
  zone: z.string().nullable(),
  state: z.string().nullable(),
  province: z.string().nullable(),
  squareKm: z.number(),
  /** On average. */
  widthKm: z.number(),
  /** '' for the sea far out. */
  label: z.string().optional(),
})

type Face = z.infer<typeof Face>

/** As mapshaper writes it: a negative number is an arc in the other direction. */
export const Topology = z.looseObject({
  arcs: z.array(z.array(Position)),
  objects: z.object({
    faces: z.looseObject({
      geometries: z.array(z.looseObject({ arcs: z.array(z.array(z.number())), properties: Face })),
    }),
  }),
})

/** @returns the same with a label in the properties of each face */
export function labelFaces(topology: z.infer<typeof Topology>): z.infer<typeof Topology> {
  const { geometries } = topology.objects.faces
  const borders = topology.arcs.map((arc) => ({ length: lengthOf(arc), faces: new Set<Face>() }))
  const faces = geometries.map(({ properties: face, arcs }) => {
    const around = arcs.flat().flatMap((arc) => borders[arc < 0 ? ~arc : arc] ?? [])
    for (const border of around) border.faces.add(face)
    return { face, around }
  })
  for (const { face } of faces) {
    const label = sureLabel(face)
    if (label !== undefined) face.label = label
  }
  // First from neighbors of the same zone, as far as that leads; then from any.
  for (const isAnyZone of [false, true]) {
    for (let found = faces; found.length > 0;) {
      const labels = faces.map(({ face, around }) => {
        if (face.label !== undefined) return undefined
        const shares = new Map<string, number>()
        for (const { length, faces: sides } of around)
          for (const { label } of sides) if (label) shares.set(label, (shares.get(label) ?? 0) + length)
        const ofZone = [...shares].filter(([label]) => label.startsWith(`${String(face.zone)} `))
        const ofState = [...shares].filter(([label]) => label.endsWith(` ${String(face.state)}`))
        const [best = []] = [ofZone, ...(isAnyZone || face.zone === null ? [ofState, [...shares]] : [])].filter(
          (choice) => choice.length > 0,
        )
        return [...best].sort(([, a], [, b]) => b - a)[0]?.[0]
      })
      found = faces.filter(({ face }, index) => {
        const label = labels[index]
        if (label !== undefined) face.label = label
        return label !== undefined
      })
    }
  }
  return topology
}

/** What the shapes say where they agree. A sliver is an edge that two of them draw apart. */
function sureLabel({ zone, state, province, squareKm, widthKm }: Face): string | undefined {
  if (zone === mexico) return mexico
  if (zone === null) return undefined
  const isOfStates = [...zonesOfStates.values()].some((zones) => zones.includes(zone))
  const places = [...(isOfStates ? zonesOfStates : zonesOfProvinces)].filter(([, zones]) => zones.includes(zone))
  const [only] = places
  if (only && places.length === 1) return `${zone} ${only[0]}`
  const place = isOfStates ? state : province
  const isSliver = widthKm < 0.3 && squareKm < 20
  if (places.some(([id]) => id === place)) return isSliver ? undefined : `${zone} ${String(place)}`
  return isOfStates && state === null && widthKm > 1.5 ? '' : undefined
}

/** In degrees of latitude. */
function lengthOf(line: readonly (readonly [number, number])[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y]
    return sum + Math.hypot((x - beforeX) * Math.cos((y / 180) * Math.PI), y - beforeY)
  }, 0)
}
