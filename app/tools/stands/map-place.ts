/** A place that the readers of map files find becomes a waypoint for each of its points. */
import { toPoint, type StandPoint } from './stand'
import type { LeftOut, Waypoint, WaypointFile } from './waypoint'

interface MapPoint extends StandPoint {
  isSwapped: boolean
}

interface Place extends Omit<Waypoint, 'point' | 'isSwapped'> {
  /** The lines and areas of the place. */
  shapes?: readonly LeftOut[]
}

/** Adds a waypoint for each point of a place, and counts what is no point. */
export function addPlace(
  { waypoints, leftOut }: WaypointFile,
  points: readonly (MapPoint | undefined)[],
  { shapes = [], ...place }: Place,
): void {
  for (const shape of shapes) leftOut.push(shape)
  const usable = points.flatMap((point) => point ?? [])
  for (const { isSwapped, ...point } of usable) waypoints.push({ ...place, point, isSwapped })
  if (usable.length === 0 && place.written !== '') waypoints.push({ ...place, point: undefined, isSwapped: false })
  else if (points.length === 0 && shapes.length === 0) leftOut.push('unplaced')
  else for (const point of points) if (!point) leftOut.push('unplaced')
}

/**
 * Reads degrees as numbers or texts. Maps write 0, 0 where they know no point. No latitude is beyond 90, so such a pair
 * is in the wrong order.
 */
export function toMapPoint(latitude: unknown, longitude: unknown): MapPoint | undefined {
  const [north, east] = [toDegrees(latitude), toDegrees(longitude)]
  const isSwapped = Math.abs(north) > 90
  const point = isSwapped ? toPoint(east, north) : toPoint(north, east)
  return !point || (point.latitude === 0 && point.longitude === 0) ? undefined : { ...point, isSwapped }
}

function toDegrees(written: unknown): number {
  if (typeof written === 'number') return written
  return typeof written === 'string' && written.trim() !== '' ? Number(written.replace(',', '.')) : Number.NaN
}
