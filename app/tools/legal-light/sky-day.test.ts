import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Place } from '~/tools/ground/ground'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { states } from '~/lib/states.data'
import { addDays } from '~/lib/days'
import { readSkyDay as readDay, toMinute } from './sky-day'
import { usnoRiseSet } from './usno-rise-set.test-data'

const minute = 60_000

const readSkyDay = (day: string, place: Place, offsets = { before: 30, after: 30 }) => readDay(day, place, offsets)

function minutesApart(found: readonly (Date | undefined)[], published: string): number {
  const apart = found.map((date) => (date ? Math.abs(date.getTime() - Date.parse(published)) / minute : Infinity))
  return Math.min(...apart, Infinity)
}

/** The almanac is published to the minute, so half a minute is rounding. */
const tolerance = 1

test.each(usnoRiseSet)('the almanac: $body $event at $latitude, $longitude on $at', ({ body, event, ...published }) => {
  const { latitude, longitude, at } = published
  // The day is that of the meridian, whose zone has no name, so the days around it count, too.
  const days = [-1, 0, 1].map((count) => addDays(at.slice(0, 10), count))
  const found = days.flatMap((day) => {
    const { sun, moon } = readSkyDay(day, { latitude, longitude, timeZone: 'UTC' })
    return body === 'sun' ? [sun[event]] : event === 'rise' ? moon.rises : moon.sets
  })
  expect(minutesApart(found, at)).toBeLessThanOrEqual(tolerance)
})

// The times are published for Orlando, as astronomy-engine has them in generate/riseset/twilight.txt.
test.each([
  ['2021-11-07', '2021-11-07T11:17Z', '2021-11-07T23:00Z'],
  ['2022-01-22', '2022-01-22T11:52Z', '2022-01-22T23:21Z'],
  ['2022-03-01', '2022-03-01T11:26Z', '2022-03-01T23:49Z'],
  ['2022-04-15', '2022-04-15T10:35Z', '2022-04-16T00:15Z'],
  ['2022-06-20', '2022-06-20T10:01Z', '2022-06-21T00:52Z'],
  ['2022-09-01', '2022-09-01T10:39Z', '2022-09-02T00:10Z'],
])('civil twilight in Orlando on %s', (day, dawn, dusk) => {
  const { sun } = readSkyDay(day, { latitude: 28.538, longitude: -81.379, timeZone: 'America/New_York' })
  expect(minutesApart([sun.dawn], dawn)).toBeLessThanOrEqual(tolerance)
  expect(minutesApart([sun.dusk], dusk)).toBeLessThanOrEqual(tolerance)
})

describe('a day', () => {
  const denver = { latitude: 39.74, longitude: -104.99, timeZone: 'America/Denver' }

  test('legal light is counted from the sun', () => {
    const { sun, legal } = readSkyDay('2026-11-23', denver)
    expect(sun.rise && legal && (toMinute(sun.rise).getTime() - legal.first.getTime()) / minute).toBe(30)
    expect(sun.set && legal && (legal.last.getTime() - toMinute(sun.set).getTime()) / minute).toBe(30)
    const other = readSkyDay('2026-11-23', denver, { before: 0, after: 15 })
    expect(other.legal?.first).toEqual(sun.rise && toMinute(sun.rise))
    expect(sun.set && other.legal && (other.legal.last.getTime() - toMinute(sun.set).getTime()) / minute).toBe(15)
  })

  test('the walk in is an hour before, with the moon of that hour', () => {
    // A day before the full moon of November 24, 2026, the moon sets in the morning, and is nearly all lit.
    const { walkIn, legal, moon } = readSkyDay('2026-11-23', denver)
    expect(walkIn && legal && (legal.first.getTime() - walkIn.at.getTime()) / minute).toBe(60)
    expect(walkIn?.litFraction).toBeGreaterThan(0.95)
    expect(moon.sets[0] && walkIn && moon.sets[0] > walkIn.at).toBe(walkIn && walkIn.moonAltitude > 0)
  })

  test('far north in June the sun stays up, in December down: no legal light is made up', () => {
    const utqiagvik = { latitude: 71.29, longitude: -156.79, timeZone: 'America/Anchorage' }
    const summer = readSkyDay('2026-06-21', utqiagvik)
    expect(summer.sun).toMatchObject({ rise: undefined, set: undefined, polar: 'up', minutesUp: 1440 })
    expect(summer.legal).toBeUndefined()
    expect(summer.walkIn).toBeUndefined()
    const winter = readSkyDay('2026-12-21', utqiagvik)
    expect(winter.sun).toMatchObject({ rise: undefined, set: undefined, polar: 'down', minutesUp: 0 })
    expect(winter.sun.dawn).toBeDefined()
  })

  test('a sunset after midnight belongs to the day before it', () => {
    const fairbanks = { latitude: 64.84, longitude: -147.72, timeZone: 'America/Anchorage' }
    const { sun } = readSkyDay('2026-06-21', fairbanks)
    // By the clocks the sun rises at 2:57 a.m., and sets at 12:47 a.m. of the day after.
    expect(sun.rise?.toISOString().slice(0, 13)).toBe('2026-06-21T10')
    expect(sun.set?.toISOString().slice(0, 13)).toBe('2026-06-22T08')
  })

  test.each(['2026-03-08', '2026-11-01'])('the day the clocks change, %s, has its rises once', (day) => {
    const before = readSkyDay(addDays(day, -1), denver)
    const after = readSkyDay(day, denver)
    const apart = after.sun.rise && before.sun.rise && after.sun.rise.getTime() - before.sun.rise.getTime()
    expect(Math.abs((apart ?? 0) / minute - 1440)).toBeLessThan(3)
    const [all, one, two] = [-1, 0, 1].map((count) => readSkyDay(addDays(day, count), denver).moon.rises.length)
    expect([all, one, two].every((count) => count !== undefined && count <= 1)).toBe(true)
  })

  test('once a month the moon does not rise, and the day says nothing about it', () => {
    const days = Array.from({ length: 30 }, (_day, index) => readSkyDay(addDays('2026-11-01', index), denver))
    expect(days.filter(({ moon }) => moon.rises.length === 0)).toHaveLength(1)
  })
})

describe('for every place and day', () => {
  const places = fc.oneof(
    fc.constantFrom(...states.map(({ id }) => stateCenters[id])),
    fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constant('UTC'),
    }),
  )
  const days = fc.integer({ min: 0, max: 70_000 }).map((count) => addDays('1905-01-01', count))

  test('dawn is before sunrise, sunrise before noon, noon before sunset, sunset before dusk', () => {
    fc.assert(
      fc.property(days, places, (day, place) => {
        const { sun, legal } = readSkyDay(day, place)
        const times = [sun.dawn, sun.rise, sun.noon, sun.set, sun.dusk].flatMap((time) => time?.getTime() ?? [])
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        if (legal) expect(legal.first.getTime()).toBeLessThan(legal.last.getTime())
      }),
      { numRuns: 60 },
    )
  })

  test('the moon rises and sets in the day that is asked for, and is highest and lowest about once', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...states.map(({ id }) => stateCenters[id])), (day, place) => {
        const { moon } = readSkyDay(day, place)
        const format = new Intl.DateTimeFormat('en-CA', { timeZone: place.timeZone })
        for (const at of [...moon.rises, ...moon.sets, moon.overhead, moon.underfoot]) {
          if (at) expect(format.format(at)).toBe(day)
        }
      }),
      { numRuns: 40 },
    )
  })
})
