import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/features/tools/regulations/states.data'
import { describeGround, readGround, toGroundQuery, type Ground } from './ground'
import { regionOf, zoneOf } from './region-of-point'
import { stateCenters } from './state-centers.data'

function read(query: string) {
  return readGround(new URLSearchParams(query), zoneOf)
}

describe('a place in an address', () => {
  test('a state is its center, and says so', () => {
    const { input } = read('state=vt')
    expect(input).toEqual({
      ...{ state: 'VT', latitude: 44.07, longitude: -72.67, timeZone: 'America/New_York' },
      ...{ name: '', isStateCenter: true },
    })
    expect(input && describeGround(input)).toBe('Vermont (center of the state)')
  })

  test('a point has the time zone of the point, unless another is chosen', () => {
    expect(read('lat=31.76&lon=-106.49').input?.timeZone).toBe('America/Denver')
    expect(read('lat=31.76&lon=-106.49&state=TX').input).toMatchObject({
      timeZone: 'America/Denver',
      isStateCenter: false,
    })
    expect(read('lat=31.76&lon=-106.49&zone=America/Chicago').input?.timeZone).toBe('America/Chicago')
    expect(read('state=TN&zone=America/New_York').input?.timeZone).toBe('America/New_York')
    expect(read('lat=48.15&lon=-103.62').input?.timeZone, 'Williston, near Mountain time').toBe('America/Chicago')
  })

  test('without a table of zones a point has to wait for one', () => {
    const query = new URLSearchParams('lat=44&lon=-73')
    expect(readGround(query)).toMatchObject({ input: undefined, errors: {}, needsZone: true })
  })

  test.each([
    ['44.47', '-73.21', 44.47, -73.21],
    ['44.47 N', '73.21 W', 44.47, -73.21],
    ['44°28′12″N', '73°12′36″W', 44.47, -73.21],
    ['44° 28\' 12" n', '73 12.6 w', 44.47, -73.21],
    ['−33,5', '150,25 E', -33.5, 150.25],
    ['90', '-180', 90, -180],
  ])('reads degrees as people write them: %s, %s', (lat, lon, latitude, longitude) => {
    const { input } = readGround(new URLSearchParams({ lat, lon, zone: 'UTC' }))
    expect(input?.latitude).toBeCloseTo(latitude, 9)
    expect(input?.longitude).toBeCloseTo(longitude, 9)
  })

  test.each([
    ['lat=91&lon=0', { lat: 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.' }],
    ['lat=north&lon=0', { lat: 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.' }],
    ['lat=44°61′&lon=0', { lat: 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.' }],
    ['lat=0&lon=-181', { lon: 'Enter a longitude from -180 to 180, such as -73.21 or 73°13′W.' }],
    ['lat=44.47', { lon: 'Enter the longitude too.' }],
    ['lon=-73', { lat: 'Enter the latitude too.' }],
    ['state=ZZ', { state: 'Choose one of the fifty states.' }],
    ['state=VT&zone=Mars/Olympus', { zone: 'Choose a time zone from the list.' }],
    [`state=VT&place=${'x'.repeat(61)}`, { place: 'Use at most 60 characters.' }],
  ])('refuses %s', (query, errors) => {
    expect(read(query)).toMatchObject({ input: undefined, errors })
  })

  test('nothing at all is no place and no mistake', () => {
    expect(read('')).toEqual({ isAsked: false, input: undefined, errors: {}, needsZone: false })
    expect(read('state=&lat=&lon=&place=&zone=')).toMatchObject({ isAsked: true, input: undefined, errors: {} })
  })

  test('what is written into an address is read back, to two decimals', () => {
    const grounds = fc.record<Ground>({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constantFrom('America/Denver', 'UTC', 'Europe/Berlin'),
      name: fc.string({ maxLength: 60 }).map((name) => name.trim()),
      state: fc.constantFrom('VT', 'TX', undefined),
      isStateCenter: fc.constant(false),
    })
    fc.assert(
      fc.property(grounds, (ground) => {
        const { input } = readGround(toGroundQuery(ground))
        expect(input?.latitude).toBeCloseTo(ground.latitude, 1.9)
        expect(input?.longitude).toBeCloseTo(ground.longitude, 1.9)
        expect(input).toMatchObject({ timeZone: ground.timeZone, name: ground.name, state: ground.state })
      }),
    )
  })
})

test.each(states)('the center of $name is in the state, and in the time zone that is written beside it', ({ id }) => {
  const { latitude, longitude, timeZone } = stateCenters[id]
  expect(regionOf(latitude, longitude)).toEqual({ timeZone, state: id, province: undefined })
})
