import { describe, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { listKnownPoints } from './known-points.test-data'
import { regions } from './region-lines.data'
import { regionOf } from './region-of-point'
import { stateZones } from './state-zones.data'
import { timeZones } from './time-zones.data'

function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', year: 'numeric' })
  return ['2026-01-15', '2026-07-15'].map((day) => format.format(new Date(day))).join()
}

const offsets = new Map<string, string>()

function hasSameClock(one: string, other: string): boolean {
  for (const zone of [one, other]) if (!offsets.has(zone)) offsets.set(zone, offsetsOf(zone))
  return offsets.get(one) === offsets.get(other)
}

describe('of 10,000 random points on land', () => {
  const points = listKnownPoints()
  const answers = points.map((point) => ({ point, region: regionOf(point.latitude, point.longitude) }))

  test('at most one in 1,000 gets another clock than geo-tz gives, in winter or summer', () => {
    expect(points).toHaveLength(10_000)
    const wrong = answers.filter(({ point, region }) => !hasSameClock(point.timeZone, region.timeZone))
    expect(wrong.length).toBeLessThanOrEqual(10)
  })

  test('at most one in 1,000 gets another state than the one it is in', () => {
    expect(new Set(points.map(({ state }) => state)).size).toBe(51)
    const wrong = answers.filter(({ point, region }) => point.state !== region.state)
    expect(wrong.length).toBeLessThanOrEqual(10)
  })

  test('none is in no state and no province', () => {
    expect(answers.filter(({ region }) => region.state === undefined && region.province === undefined)).toEqual([])
  })
})

test.each([
  ['Houlton', 'ME', 46.126, -67.84, 'America/New_York'],
  ['Eastport', 'ME', 44.906, -66.99, 'America/New_York'],
  ['Plentywood', 'MT', 48.775, -104.562, 'America/Denver'],
  ['Iron River', 'MI', 46.093, -88.642, 'America/Chicago'],
  ['Menominee', 'MI', 45.108, -87.614, 'America/Chicago'],
  ['Marquette', 'MI', 46.544, -87.395, 'America/New_York'],
  ['Columbia', 'KY', 37.103, -85.306, 'America/Chicago'],
  ['Russell Springs', 'KY', 37.056, -85.089, 'America/Chicago'],
  ['Blountstown', 'FL', 30.444, -85.047, 'America/Chicago'],
  ['Apalachicola', 'FL', 29.726, -84.986, 'America/New_York'],
  ['Ulysses', 'KS', 37.581, -101.355, 'America/Chicago'],
  ['Goodland', 'KS', 39.351, -101.71, 'America/Denver'],
  ['Kellogg', 'ID', 47.538, -116.119, 'America/Los_Angeles'],
  ['Salmon', 'ID', 45.176, -113.896, 'America/Denver'],
  ['Watford City', 'ND', 47.802, -103.283, 'America/Chicago'],
  ['Williston', 'ND', 48.15, -103.62, 'America/Chicago'],
  ['Dickinson', 'ND', 46.879, -102.79, 'America/Denver'],
  ['Fort Pierre', 'SD', 44.354, -100.374, 'America/Denver'],
  ['Pierre', 'SD', 44.368, -100.351, 'America/Chicago'],
  ['Yuma', 'AZ', 32.725, -114.624, 'America/Phoenix'],
  ['Chinle, Navajo Nation', 'AZ', 36.154, -109.553, 'America/Denver'],
  ['Tuba City, Navajo Nation', 'AZ', 36.135, -111.24, 'America/Denver'],
  ['Moenkopi, Hopi', 'AZ', 36.111, -111.223, 'America/Phoenix'],
  ['Kykotsmovi, Hopi', 'AZ', 35.875, -110.62, 'America/Phoenix'],
  ['Page', 'AZ', 36.915, -111.456, 'America/Phoenix'],
  ['Gary', 'IN', 41.593, -87.346, 'America/Chicago'],
  ['Evansville', 'IN', 37.975, -87.556, 'America/Chicago'],
  ['South Bend', 'IN', 41.683, -86.25, 'America/New_York'],
  ['Chattanooga', 'TN', 35.046, -85.31, 'America/New_York'],
  ['Ontario', 'OR', 44.027, -116.963, 'America/Denver'],
  ['West Wendover', 'NV', 40.739, -114.073, 'America/Denver'],
  ['Phenix City', 'AL', 32.471, -85.001, 'America/New_York'],
  ['El Paso', 'TX', 31.759, -106.487, 'America/Denver'],
  ['Van Horn', 'TX', 31.04, -104.831, 'America/Chicago'],
  ['Attu, beyond 180°', 'AK', 52.9, 173, 'America/Adak'],
  ['Unalaska', 'AK', 53.874, -166.534, 'America/Anchorage'],
  ['Honolulu', 'HI', 21.307, -157.858, 'Pacific/Honolulu'],
  ['Lake Superior off Munising', 'MI', 46.6, -86.7, 'America/New_York'],
])('%s (%s) is there, by the clock of the town', (_, state, latitude, longitude, timeZone) => {
  expect(regionOf(latitude, longitude)).toEqual({ timeZone, state, province: undefined })
})

test.each([
  ['Regina', 'Saskatchewan', 50.45, -104.618, 'America/Regina'],
  ['Lloydminster, both sides', 'Alberta', 53.272, -110.023, 'America/Edmonton'],
  ['Lloydminster, both sides', 'Saskatchewan', 53.277, -109.98, 'America/Edmonton'],
  ['Creston', 'British Columbia', 49.1, -116.502, 'America/Creston'],
  ['Fort Nelson', 'British Columbia', 58.805, -122.7, 'America/Fort_Nelson'],
  ['Vancouver', 'British Columbia', 49.26, -123.11, 'America/Vancouver'],
  ['Whitehorse', 'Yukon', 60.716, -135.054, 'America/Whitehorse'],
  ['Yellowknife', 'Northwest Territories', 62.454, -114.372, 'America/Edmonton'],
  ['Kenora', 'Ontario', 49.767, -94.49, 'America/Winnipeg'],
  ['Atikokan', 'Ontario', 48.757, -91.624, 'America/Atikokan'],
  ['Ottawa', 'Ontario', 45.41, -75.7, 'America/Toronto'],
  ['Gatineau', 'Quebec', 45.48, -75.7, 'America/Toronto'],
  ['Blanc-Sablon', 'Quebec', 51.426, -57.15, 'America/Blanc-Sablon'],
  ['Moncton', 'New Brunswick', 46.095, -64.797, 'America/Moncton'],
  ['Charlottetown', 'Prince Edward Island', 46.235, -63.13, 'America/Halifax'],
  ['Halifax', 'Nova Scotia', 44.65, -63.6, 'America/Halifax'],
  ["St. John's", 'Newfoundland and Labrador', 47.565, -52.709, 'America/St_Johns'],
  ['Goose Bay', 'Newfoundland and Labrador', 53.3, -60.33, 'America/Goose_Bay'],
  ['Iqaluit', 'Nunavut', 63.75, -68.52, 'America/Iqaluit'],
])('%s is in %s', (_, province, latitude, longitude, timeZone) => {
  expect(regionOf(latitude, longitude)).toEqual({ timeZone, state: undefined, province })
})

test.each([
  ['Union City', ['IN', 40.2, -84.826], ['OH', 40.2, -84.78]],
  ['Toledo', ['OH', 41.71, -83.55], ['MI', 41.755, -83.55]],
  ['Lost Trail Pass', ['ID', 45.69, -113.96], ['MT', 45.69, -113.92]],
  ['Hurley and Ironwood', ['WI', 46.45, -90.21], ['MI', 46.455, -90.15]],
  ['Bristol', ['TN', 36.575, -82.18], ['VA', 36.615, -82.18]],
  ['Texarkana', ['TX', 33.43, -94.066], ['AR', 33.43, -94.02]],
  ['Cincinnati', ['OH', 39.12, -84.51], ['KY', 39.07, -84.51]],
  ['Memphis', ['TN', 35.14, -90.04], ['AR', 35.14, -90.1]],
  ['Four Corners', ['CO', 37.02, -109.02], ['UT', 37.02, -109.07]],
  ['Four Corners', ['NM', 36.98, -109.02], ['AZ', 36.98, -109.07]],
  ['Derby Line', ['VT', 44.99, -72.1], [undefined, 45.03, -72.1]],
  ['El Paso', ['TX', 31.77, -106.49], [undefined, 31.71, -106.46]],
  ['San Diego', ['CA', 32.57, -117.05], [undefined, 32.5, -117.05]],
] as const)('two kilometers on either side of the line at %s the state is another', (_, one, other) => {
  for (const [state, latitude, longitude] of [one, other]) expect(regionOf(latitude, longitude).state).toBe(state)
})

test('a state has no zone but its own, each of which has a name, and all its zones', () => {
  const found = states.map(({ id }) => [
    id,
    regions.filter(({ state }) => state === id).map((region) => region.timeZone),
  ])
  const expected = Object.entries(stateZones).map(([id, zones]) => [id, [...zones].sort()])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  const names: readonly string[] = timeZones.map(({ id }) => id)
  expect(
    Object.values(stateZones)
      .flat()
      .filter((zone) => !names.includes(zone)),
  ).toEqual([])
})

test.each([
  ['Mexico City', 19.43, -99.13, 'America/Mexico_City'],
  ['Berlin', 52.52, 13.4, 'Europe/Berlin'],
  ['the middle of the Atlantic', 35, -40, 'Etc/GMT+3'],
  ['the North Pole', 90, 0, 'Etc/GMT'],
])('elsewhere (%s) there is a zone alone', (_, latitude, longitude, timeZone) => {
  expect(regionOf(latitude, longitude)).toEqual({ timeZone, state: undefined, province: undefined })
})
