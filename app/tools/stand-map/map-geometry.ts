/**
 * Points are shares of the picture’s width and height; directions are compass degrees, clockwise from north, which may
 * point anywhere in the picture.
 */
import { directions, scentConeDegrees, type Direction } from '~/tools/wind-picker/wind-picker.data'
import { oppositeOf } from '~/tools/wind-picker/wind-picker'
import { distanceText, type Units } from '~/tools/units'
import { barLengths, units } from './stand-map.data'
import type { Point, StandMap } from './stand-map.schema'

type Ground = Pick<StandMap, 'width' | 'height' | 'north' | 'wind' | 'scale'>

/** Returns the distance as a share of the picture’s width. */
export function span({ width, height }: Pick<StandMap, 'width' | 'height'>, from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, ((to.y - from.y) * height) / width)
}

export function yardsBetween(map: Ground, from: Point, to: Point): number | undefined {
  return map.scale ? span(map, from, to) * map.scale.yardsAcross : undefined
}

export function scaleFrom(map: Ground, points: readonly Point[], scale: { distance: number; unit: string }) {
  const [from, to] = points
  const unit = units.find(({ id }) => id === scale.unit)
  if (!from || !to || !unit) return undefined
  const length = span(map, from, to)
  return length === 0 ? undefined : { yardsAcross: (scale.distance * unit.yards) / length, unit: unit.id }
}

/** Returns the units of a map’s distances: those in which its scale was typed. */
export function unitsOf({ scale }: Pick<StandMap, 'scale'>): Units {
  return scale?.unit === 'm' ? 'metric' : 'us'
}

/** Returns the map with its distances in these units, to be shown. The stored map keeps the unit that was typed. */
export function inUnits(map: StandMap, units: Units | undefined): StandMap {
  if (!map.scale || units === undefined || units === unitsOf(map)) return map
  return { ...map, scale: { ...map.scale, unit: units === 'metric' ? 'm' : 'yd' } }
}

/** Returns an empty text if the map has no scale. */
export function distanceOnMap(map: Ground, from: Point, to: Point): string {
  const yards = yardsBetween(map, from, to)
  return yards === undefined ? '' : distanceText(yards, unitsOf(map))
}

export function bearing({ width, height, north }: Ground, from: Point, to: Point): number | undefined {
  const right = (to.x - from.x) * width
  const up = (from.y - to.y) * height
  if (right === 0 && up === 0) return undefined
  return ((((Math.atan2(right, up) * 180) / Math.PI - north) % 360) + 360) % 360
}

/** Returns a text such as “northeast”, or an empty one if the points are the same. */
export function directionText(map: Ground, from: Point, to: Point): string {
  const degrees = bearing(map, from, to)
  return degrees === undefined ? '' : nearestDirection(degrees).name.toLowerCase()
}

function nearestDirection(degrees: number): Direction {
  const direction = directions[Math.round(degrees / 45) % directions.length]
  if (!direction) throw new RangeError(`${String(degrees)} degrees are no direction`)
  return direction
}

function scentDirection({ wind }: Pick<StandMap, 'wind'>): Direction | undefined {
  const from = directions.find(({ id }) => id === wind)
  return from && oppositeOf(from)
}

export function scentText(map: Pick<StandMap, 'wind'>): string {
  return scentDirection(map)?.name.toLowerCase() ?? ''
}

/** Tells whether a point is in the scent cone of a stand. A point at the stand itself is, too. */
export function isInScent(map: Ground, stand: Point, point: Point): boolean {
  const scent = scentDirection(map)?.degrees
  if (scent === undefined) return false
  const toPoint = bearing(map, stand, point)
  if (toPoint === undefined) return true
  const off = Math.abs(((toPoint - scent + 540) % 360) - 180)
  // Rounding must not decide about a point on the edge.
  return off <= scentConeDegrees + 1e-6
}

/** The triangle is in pixels of the picture, and reaches beyond its edges. */
export function scentCone(map: Ground, stand: Point): { x: number; y: number }[] {
  const scent = scentDirection(map)?.degrees
  if (scent === undefined) return []
  const apex = { x: stand.x * map.width, y: stand.y * map.height }
  const length = coneLength(map) / Math.cos((scentConeDegrees * Math.PI) / 180)
  const corners = [-scentConeDegrees, scentConeDegrees].map((side) => {
    const angle = ((scent + side + map.north) * Math.PI) / 180
    return { x: apex.x + length * Math.sin(angle), y: apex.y - length * Math.cos(angle) }
  })
  return [apex, ...corners]
}

export function coneLength({ width, height }: Pick<StandMap, 'width' | 'height'>): number {
  return Math.hypot(width, height)
}

export function scaleBar({ scale }: Pick<StandMap, 'scale'>): { share: number; label: string } | undefined {
  if (!scale) return undefined
  const lengths = unitsOf({ scale }) === 'metric' ? barLengths.meters : barLengths.yards
  const longest = lengths.findLast(({ yards }) => yards <= scale.yardsAcross / 4)
  return longest && { share: longest.yards / scale.yardsAcross, label: longest.label }
}

/** Returns “top left, 20% across, 10% down”. */
export function positionText({ x, y }: Point): string {
  const row = y < 1 / 3 ? 'top' : y > 2 / 3 ? 'bottom' : ''
  const column = x < 1 / 3 ? 'left' : x > 2 / 3 ? 'right' : ''
  const place = [row, column].filter(Boolean).join(' ') || 'middle'
  return `${place}, ${String(Math.round(x * 100))}% across, ${String(Math.round(y * 100))}% down`
}
