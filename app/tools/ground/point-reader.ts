/** A point needs the table of regions to be read, so the browser loads this module once the page is there. */
import type { StateCode } from '~/lib/states.data'
import { regionName, withLetters } from './ground'
import type { GroundQuestion } from './ground-questions'
import { readPoint, type TypedPoint } from './read-coordinates'
import type { Region } from './region-lines.data'
import { regionOf as realRegionOf } from './region-of-point'

export type RegionLookup = (latitude: number, longitude: number) => Region

interface PointPlace extends Region {
  latitude: number
  longitude: number
}

interface PointAnswer {
  errors?: { lat?: string; lon?: string }
  question?: GroundQuestion
  place?: PointPlace
}

export type PointReader = (lat: string, lon: string, chosen: StateCode | undefined) => PointAnswer

export const readPointPlace = pointReader(realRegionOf)

export function pointReader(regionOf: RegionLookup): PointReader {
  return (lat, lon, chosen) => {
    const { point, errors } = readPoint(lat, lon)
    if (!point) return { errors }
    const question = askAboutPoint(point, regionOf)
    if (question) return { question }
    const { latitude, longitude } = point
    const region = regionAt(latitude, longitude, chosen, regionOf)
    if (chosen && region.state !== chosen) return { question: askAboutState(chosen, point, region) }
    return { place: { ...region, latitude, longitude } }
  }
}

/** Two decimals move a point by half a mile. */
const tolerance = 0.01

/** A point beside the line is in the chosen state if that is near enough. */
function regionAt(latitude: number, longitude: number, chosen: StateCode | undefined, regionOf: RegionLookup): Region {
  const region = regionOf(latitude, longitude)
  if (chosen === undefined || region.state === chosen) return region
  const steps = [-tolerance, 0, tolerance]
  const around = steps.flatMap((north) => steps.map((east) => regionOf(latitude + north, longitude + east)))
  return around.find(({ state }) => state === chosen) ?? region
}

/** A point outside of the United States and Canada. */
export interface OutsidePoint {
  /** Such as "in Asia". */
  where: string
  meant: MeantPoint | undefined
}

interface MeantPoint extends Region {
  latitude: number
  longitude: number
  /** The name of the state or province. */
  name: string
}

/**
 * A longitude without its minus is in Asia, and a pair in the wrong order in Antarctica. A point of the United States
 * or Canada may be meant.
 */
export function findOutside(
  { latitude, longitude }: Pick<TypedPoint, 'latitude' | 'longitude'>,
  regionOf: RegionLookup = realRegionOf,
): OutsidePoint | undefined {
  const { timeZone, ...region } = regionOf(latitude, longitude)
  if (regionName(region) !== undefined) return undefined
  const [one, other] = [Math.abs(latitude), Math.abs(longitude)]
  const pairs = [
    { latitude: one, longitude: -other },
    { latitude: other, longitude: -one },
  ]
  const [meant] = pairs.flatMap((pair) => {
    const found = pair.latitude > 90 ? undefined : regionOf(pair.latitude, pair.longitude)
    const name = found && regionName(found)
    return !found || name === undefined ? [] : [{ ...pair, ...found, name }]
  })
  return { where: whereIs(timeZone), meant }
}

function askAboutPoint(point: TypedPoint, regionOf: RegionLookup): GroundQuestion | undefined {
  const outside = point.isCertain ? undefined : findOutside(point, regionOf)
  if (!outside?.meant) return undefined
  const { latitude, longitude } = point
  const { name, state } = outside.meant
  const [lat, lon] = [String(outside.meant.latitude), String(outside.meant.longitude)]
  return {
    text: `That point is ${outside.where}. Did you mean ${lat}, ${lon} in ${name}?`,
    answers: [
      { label: `Yes, ${name}`, changes: { lat, lon, state: state ?? '', zone: '' } },
      {
        label: `No, keep ${String(latitude)}, ${String(longitude)}`,
        changes: { ...withLetters(latitude, longitude), state: '' },
      },
    ],
  }
}

function askAboutState(state: StateCode, { latitude, longitude }: TypedPoint, region: Region): GroundQuestion {
  const chosen = regionName({ state, province: undefined }) ?? state
  const found = regionName(region)
  const point =
    found === undefined ? withLetters(latitude, longitude) : { lat: String(latitude), lon: String(longitude) }
  return {
    text: `Your point is ${found === undefined ? whereIs(region.timeZone) : `in ${found}`}, the state says ${chosen}.`,
    answers: [
      { label: `Use ${found ?? 'the point'}`, changes: { ...point, state: region.state ?? '', zone: '' } },
      { label: `Use ${chosen}, without the point`, changes: { state, lat: '', lon: '' } },
    ],
  }
}

const continents: Readonly<Record<string, string>> = {
  Africa: 'in Africa',
  Antarctica: 'in Antarctica',
  Arctic: 'in the Arctic',
  Asia: 'in Asia',
  Atlantic: 'in the Atlantic',
  Australia: 'in Australia',
  Etc: 'at sea',
  Europe: 'in Europe',
  Indian: 'in the Indian Ocean',
  Pacific: 'in the Pacific',
}

function whereIs(timeZone: string): string {
  return continents[timeZone.split('/')[0] ?? ''] ?? 'outside of the United States and Canada'
}
