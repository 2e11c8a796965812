/** What the page asks where a point is not where the visitor seems to hunt. Each answer is a change of the address. */
import { states, type StateCode } from '~/features/tools/regulations/states.data'
import type { GroundParameter } from './ground'
import { withLetters, type TypedPoint } from './read-coordinates'
import type { Region } from './region-of-point'

export interface GroundQuestion {
  text: string
  answers: readonly GroundAnswer[]
}

interface GroundAnswer {
  label: string
  /** An empty text removes the parameter. */
  changes: Readonly<Partial<Record<GroundParameter, string>>>
}

export type RegionLookup = (latitude: number, longitude: number) => Region

/** "Vermont" or "Saskatchewan"; undefined elsewhere. */
export function regionName({ state, province }: Pick<Region, 'state' | 'province'>): string | undefined {
  return states.find(({ id }) => id === state)?.name ?? province
}

/**
 * A longitude without its minus is in Asia, and a pair in the wrong order in Antarctica. Where the same numbers with the
 * signs of North America, in either order, are in the United States or Canada, they may be meant.
 */
export function askAboutPoint(point: TypedPoint, regionOf: RegionLookup): GroundQuestion | undefined {
  const { latitude, longitude, isCertain } = point
  const { timeZone, ...region } = regionOf(latitude, longitude)
  if (isCertain || regionName(region) !== undefined) return undefined
  const [one, other] = [Math.abs(latitude), Math.abs(longitude)]
  const pairs = [
    { latitude: one, longitude: -other },
    { latitude: other, longitude: -one },
  ]
  for (const meant of pairs) {
    const found = meant.latitude > 90 ? undefined : regionOf(meant.latitude, meant.longitude)
    const name = found && regionName(found)
    if (!found || name === undefined) continue
    const [lat, lon] = [String(meant.latitude), String(meant.longitude)]
    return {
      text: `That point is ${whereIs(timeZone)}. Did you mean ${lat}, ${lon} in ${name}?`,
      answers: [
        { label: `Yes, ${name}`, changes: { lat, lon, state: found.state ?? '', zone: '' } },
        {
          label: `No, keep ${String(latitude)}, ${String(longitude)}`,
          changes: { ...withLetters(latitude, longitude), state: '' },
        },
      ],
    }
  }
  return undefined
}

export function askAboutState(state: StateCode, { latitude, longitude }: TypedPoint, region: Region): GroundQuestion {
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

/** The address of an answer. */
export function withAnswer(query: URLSearchParams, { changes }: GroundAnswer): URLSearchParams {
  const answered = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') answered.delete(name)
    else answered.set(name, value)
  }
  return answered
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

/** By the first word of the time zone. */
function whereIs(timeZone: string): string {
  return continents[timeZone.split('/')[0] ?? ''] ?? 'outside of the United States and Canada'
}
