import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { describeGround, toGroundQuery, type Ground } from './ground'
import { withAnswer } from './ground-questions'
import { pointReader, type RegionLookup } from './point-reader'
import { readGround } from './read-ground'
import { regionOf } from './region-of-point'
import { stateCenters } from './state-centers.data'
import { checkStoredGround, isUnchecked, readStoredGround, toStoredGround } from './stored-ground'
import { hasZone, isSameClock, zoneName } from './clocks'

function read(query: string, lookup: RegionLookup = regionOf) {
  return readGround(new URLSearchParams(query), pointReader(lookup))
}

function groundOf(query: string): Ground {
  const { input } = read(query)
  if (!input) throw new Error(`${query} names no place`)
  return input
}

describe('a place in an address', () => {
  test('a state is its center, and says so', () => {
    const { input } = read('state=vt')
    expect(input).toEqual({
      state: 'VT',
      province: undefined,
      latitude: 44.07,
      longitude: -72.67,
      timeZone: 'America/New_York',
      name: '',
      isStateCenter: true,
      isZoneChosen: false,
    })
    expect(input && describeGround(input)).toBe('Vermont (center of the state)')
  })

  test.each([
    ['44.47', '-73.21', 'VT', '44.47° N, 73.21° W (Vermont)'],
    ['44.47, -73.21', '', 'VT', '44.47° N, 73.21° W (Vermont)'],
    ['44.47', '-73.21 W', 'VT', '44.47° N, 73.21° W (Vermont)'],
    ['50.5', '-105.5', undefined, '50.5° N, 105.5° W (Saskatchewan)'],
    ['52.5 N', '13.4 E', undefined, '52.5° N, 13.4° E'],
  ])('the point %s %s gives its state or province', (lat, lon, state, words) => {
    const { input } = readGround(new URLSearchParams({ lat, lon }), pointReader(regionOf))
    expect(input?.state).toBe(state)
    expect(input && describeGround(input)).toBe(words)
    expect(input && describeGround({ ...input, name: 'Home farm' })).toBe(`Home farm, ${words}`)
  })

  test('without a table of regions a point has to wait for one', () => {
    const query = new URLSearchParams('lat=44&lon=-73')
    expect(readGround(query)).toMatchObject({ input: undefined, errors: {}, needsReader: true })
  })

  test.each([
    ['lat=95&lon=0', { lat: 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.' }],
    ['lat=44.47', { lon: 'Enter the longitude too.' }],
    ['state=ZZ', { state: 'Choose one of the fifty states.' }],
    ['state=ZZ&lat=95&lon=0', { state: expect.any(String), lat: expect.any(String) }],
    ['state=VT&zone=Mars/Olympus', { zone: 'Choose a time zone from the list.' }],
  ])('refuses %s', (query, errors) => {
    expect(read(query)).toMatchObject({ input: undefined, errors })
  })

  test('a name that is too long costs no answer: the place has none', () => {
    const place = 'Use at most 60 characters for the place name.'
    const reading = read(`state=VT&place=${'x'.repeat(61)}`)
    expect(reading).toMatchObject({ input: { state: 'VT', name: '' }, errors: { place } })
    expect(read(`state=VT&place=${'x'.repeat(61)}&zone=UTC`)).toMatchObject({
      input: undefined,
      errors: { place, zone: expect.any(String) },
    })
  })

  test('nothing at all is no place and no mistake', () => {
    expect(read('')).toMatchObject({ isAsked: false, input: undefined, errors: {}, needsReader: false })
    expect(read('state=&lat=&lon=&place=&zone=')).toMatchObject({ isAsked: true, input: undefined, errors: {} })
  })

  test('what is written into an address is read back, to two decimals', () => {
    const grounds = fc.record<Ground>({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constantFrom('America/Denver', 'UTC', 'Europe/Berlin'),
      isZoneChosen: fc.constant(true),
      name: fc.string({ maxLength: 60 }).map((name) => name.trim()),
      state: fc.constant(undefined),
      province: fc.constantFrom('Yukon', undefined),
      isStateCenter: fc.constant(false),
    })
    fc.assert(
      fc.property(grounds, (ground) => {
        const { province } = ground
        const { input } = read(toGroundQuery(ground).toString(), () => ({
          timeZone: 'Asia/Tokyo',
          state: undefined,
          province,
        }))
        expect(input?.latitude).toBeCloseTo(ground.latitude, 1.9)
        expect(input?.longitude).toBeCloseTo(ground.longitude, 1.9)
        expect(input).toMatchObject({ timeZone: ground.timeZone, isZoneChosen: true, name: ground.name, province })
      }),
    )
  })
})

describe('the time zone', () => {
  const knoxville = 'lat=35.96&lon=-83.92'

  test.each([
    ['state=AZ', 'America/Phoenix', false],
    ['lat=31.76&lon=-106.49&state=TX', 'America/Denver', false],
    ['lat=48.15&lon=-103.62', 'America/Chicago', false],
    ['state=TN', 'America/Chicago', false],
    [knoxville, 'America/New_York', false],
    [`${knoxville}&state=TN`, 'America/New_York', false],
    // The zone is a choice, because the state has another.
    ['state=TN&zone=America/New_York', 'America/New_York', true],
    [`${knoxville}&zone=America/Chicago`, 'America/Chicago', true],
    ['state=AZ&zone=America/Denver', 'America/Denver', true],
    // The place's own zone is no choice, whatever its name.
    ['state=TN&zone=America/Chicago', 'America/Chicago', false],
    ['state=MI&zone=America/Detroit', 'America/New_York', false],
    [`${knoxville}&zone=America/Detroit`, 'America/New_York', false],
    // Any zone is a choice outside of the states.
    ['lat=50.5&lon=-105.5&zone=America/Denver', 'America/Denver', true],
  ])('of %s is %s', (query, timeZone, isZoneChosen) => {
    const ground = groundOf(query)
    expect(ground).toMatchObject({ timeZone, isZoneChosen })
    // The address names a zone only if it was chosen.
    expect(toGroundQuery(ground).get('zone')).toBe(isZoneChosen ? timeZone : null)
  })

  test.each([
    ['state=AZ&zone=America/New_York', 'Arizona is not on Eastern time.'],
    [`${knoxville}&zone=America/Denver`, 'Tennessee is not on Mountain time.'],
    ['state=CO&zone=America/Phoenix', 'Colorado is not on Arizona time.'],
    ['state=OH&zone=UTC', 'Ohio is not on universal time.'],
    ['state=OH&zone=Europe/Berlin', 'Ohio is not on Europe/Berlin.'],
  ])('that the state of %s does not have is refused', (query, words) => {
    const { input, errors } = read(query)
    expect(input).toBeUndefined()
    expect(errors.zone).toMatch(new RegExp(`^${words} Choose “The place’s own zone,” or a zone that \\w+ has\\.$`))
  })

  test.each([
    ['America/New_York', 'Eastern time'],
    ['America/Indiana/Indianapolis', 'Eastern time'],
    ['America/Boise', 'Mountain time'],
    ['America/Phoenix', 'Arizona time'],
    ['America/Whitehorse', 'America/Whitehorse'],
    ['Pacific/Honolulu', 'Hawaii time'],
    ['Africa/Abidjan', 'Africa/Abidjan'],
  ])('%s is called %s', (timeZone, name) => {
    expect(zoneName(timeZone)).toBe(name)
  })

  test('is the same clock under other names', () => {
    expect(isSameClock('America/Detroit', 'America/New_York')).toBe(true)
    expect(isSameClock('America/Phoenix', 'America/Denver')).toBe(false)
    expect(hasZone('ID', 'America/Los_Angeles')).toBe(true)
    expect(hasZone('ID', 'America/Phoenix')).toBe(false)
  })
})

describe('a point that is not where the visitor seems to hunt', () => {
  const inVermont = { lat: '44.47', lon: '-73.21', state: 'VT', zone: '' }

  test.each([
    ['lat=44.47&lon=73.21', /^That point is in Asia\. /],
    ['lat=44.47&lon=73.21&state=VT', /^That point is in Asia\. /],
    ['lat=44.47&lon=73.21&state=OH&zone=America/New_York', /^That point is in Asia\. /],
    ['lat=-73.21&lon=44.47', /^That point is .*\. /],
    ['lat=73.21&lon=44.47', /^That point is .*\. /],
    ['lat=-44.47&lon=73.21', /^That point is .*\. /],
  ])('%s is asked about: the signs or the order may be wrong', (query, where) => {
    const { input, question } = read(query)
    expect(input).toBeUndefined()
    expect(question?.text).toMatch(where)
    expect(question?.text).toMatch(/Did you mean 44\.47, -73\.21 in Vermont\?$/)
    expect(question?.answers[0]).toEqual({ label: 'Yes, Vermont', changes: inVermont })
  })

  test.each([
    'lat=44.47N&lon=73.21E',
    'lat=https://maps.google.com/?q=44.47,73.21',
    'lat=29&lon=-110',
    'lat=-33.5&lon=150.25',
  ])('%s is not', (query) => {
    expect(read(query)).toMatchObject({ question: undefined, input: { state: undefined } })
  })

  const line: RegionLookup = (_latitude, longitude) =>
    longitude < -84.8
      ? { timeZone: 'America/Indiana/Indianapolis', state: 'IN', province: undefined }
      : { timeZone: 'America/New_York', state: 'OH', province: undefined }

  test('in another state than the chosen one is asked about', () => {
    const { input, question } = read('state=OH&lat=39.9&lon=-86.3', line)
    expect(input).toBeUndefined()
    expect(question).toEqual({
      text: 'Your point is in Indiana, the state says Ohio.',
      answers: [
        { label: 'Use Indiana', changes: { lat: '39.9', lon: '-86.3', state: 'IN', zone: '' } },
        { label: 'Use Ohio, without the point', changes: { state: 'OH', lat: '', lon: '' } },
      ],
    })
  })

  test('beside the line is in the chosen state, as far as two decimals may move it', () => {
    expect(read('state=OH&lat=39.9&lon=-84.805', line).input).toMatchObject({
      state: 'OH',
      timeZone: 'America/New_York',
    })
    expect(read('lat=39.9&lon=-84.805', line).input?.state).toBe('IN')
    expect(read('state=OH&lat=39.9&lon=-84.82', line).question).toBeDefined()
  })

  test.each([
    ['state=OH&lat=50.5&lon=-105.5', 'Your point is in Saskatchewan, the state says Ohio.'],
    ['state=OH&lat=52.5N&lon=13.4E', 'Your point is in Europe, the state says Ohio.'],
    ['state=AZ&lat=29&lon=-110', 'Your point is outside of the United States and Canada, the state says Arizona.'],
  ])('%s: %s', (query, text) => {
    expect(read(query).question?.text).toBe(text)
  })

  test.each([
    'state=OH&lat=44.47&lon=73.21&zone=America/New_York',
    'state=OH&lat=39.9&lon=-86.3',
    'state=OH&lat=50.5&lon=-105.5',
  ])('each answer about %s settles it', (query) => {
    const { question } = read(query)
    expect(question?.answers).toHaveLength(2)
    for (const answer of question?.answers ?? []) {
      const {
        input,
        errors,
        question: next,
      } = readGround(withAnswer(new URLSearchParams(query), answer), pointReader(regionOf))
      expect({ errors, next }).toEqual({ errors: {}, next: undefined })
      expect(input && read(toGroundQuery(input).toString()).input).toEqual(input)
    }
  })
})

describe('a stored place', () => {
  test.each(
    `state=VT state=TN&zone=America%2FNew_York lat=44.47&lon=-73.21&place=Back+forty
    lat=35.96&lon=-83.92&zone=America%2FChicago lat=50.5&lon=-105.5
    lat=50.5&lon=-105.5&zone=America%2FDenver lat=44.47N&lon=73.21E`.split(/\s+/),
  )('%s is read without a table of regions', (query) => {
    const ground = groundOf(query)
    expect(readStoredGround(toStoredGround(ground).toString())).toEqual(ground)
  })

  // A visitor's browser may have stored such a text before the clock was beside the zone.
  test.each([
    ['state=AZ&zone=America/New_York', { state: 'AZ', timeZone: 'America/Phoenix', isZoneChosen: false }],
    ['state=MI&zone=America/Detroit', { state: 'MI', timeZone: 'America/New_York', isZoneChosen: false }],
    ['state=TN&zone=America/New_York', { state: 'TN', timeZone: 'America/New_York', isZoneChosen: true }],
    ['state=MT&lat=47&lon=-109.6&zone=America/New_York', { timeZone: 'America/Denver', isZoneChosen: false }],
    ['lat=52.5&lon=13.4&zone=Europe/Berlin', { timeZone: 'Europe/Berlin', isZoneChosen: false }],
  ])('of older form, %s, has no zone that the state does not have', (text, ground) => {
    expect(readStoredGround(text)).toMatchObject(ground)
  })

  test.each([
    [
      'state=OH&lat=47&lon=-109.6&zone=America/New_York',
      { state: 'MT', timeZone: 'America/Denver', isZoneChosen: false },
    ],
    ['lat=35.96&lon=-83.92&zone=America/Chicago', { state: 'TN', timeZone: 'America/Chicago', isZoneChosen: true }],
    ['lat=50.5&lon=-105.5&zone=America/New_York', { province: 'Saskatchewan', timeZone: 'America/Regina' }],
    ['lat=44.47&lon=73.21&zone=Asia/Almaty', { state: undefined, timeZone: 'Asia/Almaty', isZoneChosen: false }],
  ])('of older form, %s, gets its state and its zone once the table is there', (text, ground) => {
    expect(isUnchecked(text)).toBe(true)
    const checked = checkStoredGround(text, regionOf)
    expect(checked).toMatchObject(ground)
    expect(checked && isUnchecked(toStoredGround(checked).toString())).toBe(false)
  })

  test.each([
    '',
    'lat=44.47',
    'lat=44.47&lon=-73.21',
    'lat=x&lon=y&clock=UTC',
    'lat=1&lon=1&clock=Mars/Olympus',
    'state=ZZ',
  ])('%j is none', (text) => {
    expect(readStoredGround(text)).toBeUndefined()
  })
})

test.each(states)('the center of $name is in the state, and in the time zone that is written beside it', ({ id }) => {
  const { latitude, longitude, timeZone } = stateCenters[id]
  expect(regionOf(latitude, longitude)).toEqual({ timeZone, state: id, province: undefined })
})
