/** The tests count the sums of a month, because the calendar answers in the browser, while somebody waits. */
import type * as Astronomy from 'astronomy-engine'
import { EclipticGeoMoon, MakeTime, SunPosition } from 'astronomy-engine'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clockOf, listNoons, noonOf } from './local-clock'
import { dayOf, daysIn } from './moon-month'
import { readSky } from './true-moon'

vi.mock('astronomy-engine', async (load) => {
  const real = await load<typeof Astronomy>()
  return { ...real, EclipticGeoMoon: vi.fn(real.EclipticGeoMoon), SunPosition: vi.fn(real.SunPosition) }
})

afterEach(() => {
  vi.clearAllMocks()
})

function listDays(month: string): string[] {
  return Array.from({ length: daysIn(month) }, (_day, index) => dayOf(month, index + 1))
}

describe('the sums of a month', () => {
  test.each([
    ['moon', EclipticGeoMoon],
    ['sun', SunPosition],
  ])('place the %s once at each noon', (_name, place) => {
    readSky('2026-11', 'UTC')
    const asked = vi.mocked(place).mock.calls.map(([time]) => MakeTime(time).date.toISOString())
    for (const day of listDays('2026-11')) {
      expect(asked.filter((instant) => instant === `${day}T12:00:00.000Z`)).toHaveLength(1)
    }
  })

  // The first day needs two readings, and a day whose clocks have changed since the day before needs two more.
  test.each([
    ['2026-11', 31],
    ['2026-03', 34],
  ])('look at the clock once a day: %s, %i times', (month, looks) => {
    const clock = vi.fn(clockOf('America/New_York'))
    listNoons(listDays(month), clock)
    expect(clock).toHaveBeenCalledTimes(looks)
  })
})

describe('noons that follow each other', () => {
  test.each([
    ['2026-03', 'America/New_York'],
    ['2026-11', 'America/Los_Angeles'],
    ['2011-12', 'Pacific/Apia'],
    ['1994-12', 'Pacific/Kiritimati'],
    ['2026-10', 'Australia/Lord_Howe'],
  ])('%s in %s are those of each day by itself', (month, timeZone) => {
    const clock = clockOf(timeZone)
    expect(listNoons(listDays(month), clock)).toEqual(listDays(month).map((day) => ({ day, at: noonOf(day, clock) })))
  })

  test('are those of each day by itself in any month and zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const year = fc.integer({ min: 1900, max: 2100 })
    const month = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(year, month, fc.constantFrom(...zones), (inYear, inMonth, timeZone) => {
        const clock = clockOf(timeZone)
        const days = listDays(`${String(inYear)}-${String(inMonth).padStart(2, '0')}`)
        expect(listNoons(days, clock)).toEqual(days.map((day) => ({ day, at: noonOf(day, clock) })))
      }),
    )
  })
})
