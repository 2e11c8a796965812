import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf, noonOf } from './local-clock'
import { makeCalendar, readRule, summarize } from './moon-calendar'
import { rulePhases } from './moon-calendar.data'
import { readMoonQuery } from './moon-calendar.schema'
import { dayOf, daysIn, firstWeekday, monthAfter, monthName } from './moon-month'
import { listPrincipalPhases, readSky } from './true-moon'
import { publishedPhases } from './usno-phases.test-data'

const newYork = 'America/New_York'
const zones = ['America/New_York', 'America/Los_Angeles', 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const

const anyMonth = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${String(year)}-${String(month).padStart(2, '0')}`)

describe('the eight-day rule', () => {
  test.each([
    [[1, 9, 17, 25], 'New Moon', 'High'],
    [[2, 10, 18, 26], 'Waxing Crescent', 'Medium'],
    [[3, 11, 19, 27], 'First Quarter', 'Low'],
    [[4, 12, 20, 28], 'Waxing Gibbous', 'Medium'],
    [[5, 13, 21, 29], 'Full Moon', 'Low'],
    [[6, 14, 22, 30], 'Waning Gibbous', 'Medium'],
    [[7, 15, 23, 31], 'Last Quarter', 'Low'],
    [[8, 16, 24], 'Waning Crescent', 'High'],
  ] as const)('days %j: %s, movement %s', (days, name, movement) => {
    for (const day of days) expect(readRule(day)).toEqual({ name, movement })
  })

  test('has nothing to say of a day 0', () => {
    expect(() => readRule(0)).toThrow('No month has a day 0')
  })
})

describe('months', () => {
  test.each([
    ['2026-01', 31],
    ['2026-02', 28],
    ['2024-02', 29],
    ['2000-02', 29],
    ['1900-02', 28],
    ['2100-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('%s has %i days', (month, days) => {
    expect(daysIn(month)).toBe(days)
  })

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', 1, '2026-07'],
    ['1900-01', -1, undefined],
    ['2100-12', 1, undefined],
  ])('%s and %i more is %s', (month, count, expected) => {
    expect(monthAfter(month, count)).toBe(expected)
  })

  test.each([
    ['2026-11', 0],
    ['2026-01', 4],
    ['2024-02', 4],
    ['1900-01', 1],
  ])('%s begins on weekday %i', (month, weekday) => {
    expect(firstWeekday(month)).toBe(weekday)
  })

  test('are read as words', () => {
    expect(monthName('2026-11')).toBe('November 2026')
  })
})

describe('the clock of a time zone', () => {
  test.each([
    ['2026-11-01T05:59:00Z', newYork, '2026-11-01', '1:59 AM EDT'],
    ['2026-11-01T06:00:00Z', newYork, '2026-11-01', '1:00 AM EST'],
    ['2026-03-08T07:00:00Z', newYork, '2026-03-08', '3:00 AM EDT'],
    ['2026-01-01T04:59:00Z', newYork, '2025-12-31', '11:59 PM EST'],
    ['2026-01-01T05:00:00Z', newYork, '2026-01-01', '12:00 AM EST'],
    ['2026-07-01T12:05:00Z', 'UTC', '2026-07-01', '12:05 PM UTC'],
  ])('%s in %s: %s, %s', (instant, zone, day, clock) => {
    expect(clockOf(zone)(new Date(instant))).toMatchObject({ day, clock })
  })

  test.each([
    ['2026-11-01', newYork, '2026-11-01T17:00:00.000Z'],
    ['2026-03-08', newYork, '2026-03-08T16:00:00.000Z'],
    ['2026-07-01', 'Pacific/Kiritimati', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01', 'Pacific/Pago_Pago', '2026-07-01T23:00:00.000Z'],
  ])('noon of %s in %s', (day, zone, instant) => {
    expect(noonOf(day, clockOf(zone)).toISOString()).toBe(instant)
  })
})

describe('the true phases', () => {
  // The goal is two minutes; both times are rounded to the minute.
  const oneMinute = 60_000

  test.each(publishedPhases)('$name of $at, within a minute', ({ name, at }) => {
    const published = Date.parse(at)
    const around = [published - 3 * 86_400_000, published + 3 * 86_400_000].map((time) => new Date(time))
    const found = listPrincipalPhases(around[0] ?? new Date(0), around[1] ?? new Date(0), clockOf('UTC'))
    expect(found.map((phase) => phase.name)).toEqual([name])
    expect(Math.abs((found[0]?.at.getTime() ?? 0) - published)).toBeLessThanOrEqual(oneMinute)
  })

  test('stand on the day and at the hour of the time zone', () => {
    const { phases, moons } = readSky('2020-10', newYork)
    expect(phases.map(({ name, day }) => `${name} ${day}`)).toEqual([
      'Full Moon 2020-10-01',
      'Last Quarter 2020-10-09',
      'New Moon 2020-10-16',
      'First Quarter 2020-10-23',
      'Full Moon 2020-10-31',
    ])
    expect(moons[0]).toMatchObject({ name: 'Full Moon', clock: '5:05 PM EDT' })
    expect(moons.slice(1, 10).map(({ name }) => name)).toEqual([
      ...Array.from({ length: 7 }, () => 'Waning Gibbous'),
      'Last Quarter',
      'Waning Crescent',
    ])
  })

  test('may fall on the first or the last day of a month, and belong to that month alone', () => {
    const [october, november] = ['2020-10', '2020-11'].map((month) => readSky(month, newYork).phases)
    expect(october?.at(-1)).toMatchObject({ name: 'Full Moon', day: '2020-10-31' })
    expect(november?.at(0)).toMatchObject({ name: 'Last Quarter', day: '2020-11-08' })
  })

  test.each([
    [0, 'New Moon', 0, 0.02],
    [1, 'First Quarter', 0.4, 0.6],
    [2, 'Full Moon', 0.98, 1],
    [3, 'Last Quarter', 0.4, 0.6],
  ])('%i: %s is lit from %d to %d', (_quarter, name, least, most) => {
    for (let month: string | undefined = '2020-01'; month !== '2022-01' && month; month = monthAfter(month, 1)) {
      for (const moon of readSky(month, newYork).moons) {
        if (moon.name !== name) continue
        expect(moon.litFraction).toBeGreaterThanOrEqual(least)
        expect(moon.litFraction).toBeLessThanOrEqual(most)
      }
    }
  })
})

describe('a month of moons', () => {
  test('has every day once, in weeks of seven that start on Sunday', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom(...zones), (month, zone) => {
        const { days, weeks } = makeCalendar(month, '2026-11-21', zone)
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: daysIn(month) }, (_day, index) => index + 1))
        expect(weeks.flat().filter(Boolean)).toEqual(days)
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true)
        expect(weeks[0]?.findIndex(Boolean)).toBe(firstWeekday(month))
      }),
      { numRuns: 40 },
    )
  })

  test('names each day by where the moon stands, and the day of a principal phase by that phase', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom(...zones), (month, zone) => {
        const { days, phases } = makeCalendar(month, '2026-11-21', zone)
        expect(phases.length).toBeGreaterThanOrEqual(3)
        expect(phases.length).toBeLessThanOrEqual(5)
        for (const { day, sky } of days) {
          const phase = phases.find((candidate) => candidate.day === dayOf(month, day))
          expect(sky.clock).toBe(phase?.clock)
          expect(sky.litFraction).toBeGreaterThanOrEqual(0)
          expect(sky.litFraction).toBeLessThanOrEqual(1)
          if (phase) expect(sky.name).toBe(phase.name)
          else {
            expect(sky.name.startsWith('Waxing')).toBe(sky.elongation < 180)
            expect(sky.name.endsWith('Gibbous')).toBe(sky.elongation > 90 && sky.elongation < 270)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('never skips a phase from one day to the next', () => {
    fc.assert(
      fc.property(anyMonth, fc.constantFrom(...zones), (month, zone) => {
        const places = makeCalendar(month, '2026-11-21', zone).days.map(({ sky }) => rulePhases.indexOf(sky.name))
        for (const [index, place] of places.entries()) {
          const before = places[index - 1]
          if (before !== undefined) expect([0, 1]).toContain((place - before + 8) % 8)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('agrees with the rule on about one day in eight, over the years', () => {
    let [days, agreements] = [0, 0]
    for (let month: string | undefined = '2015-01'; month !== '2035-01' && month; month = monthAfter(month, 1)) {
      const calendar = makeCalendar(month, '2026-11-21', newYork)
      days += calendar.days.length
      agreements += calendar.agreements
      expect(calendar.agreements).toBe(calendar.days.filter(({ rule, sky }) => rule.name === sky.name).length)
    }
    expect(agreements / days).toBeGreaterThan(0.115)
    expect(agreements / days).toBeLessThan(0.135)
  })

  test('marks today, in its own month alone', () => {
    const today = (month: string) => makeCalendar(month, '2026-11-21', newYork).days.filter(({ isToday }) => isToday)
    expect(today('2026-11').map(({ day }) => day)).toEqual([21])
    expect(today('2026-10')).toEqual([])
    expect(today('2027-11')).toEqual([])
  })

  test('says it in a sentence', () => {
    expect(summarize(makeCalendar('2020-10', '2026-11-21', newYork))).toMatch(
      /^October 2020: Full Moon on the 1st, Last Quarter on the 9th, New Moon on the 16th, First Quarter on the 23rd, Full Moon on the 31st\.$/,
    )
  })

  test('explains today, or the first of another month', () => {
    expect(makeCalendar('2026-11', '2026-11-21', newYork).steps[1]).toBe(
      'The rule, for day 21: (21 − 1) mod 8 = 4, which is Full Moon: Low movement.',
    )
    expect(makeCalendar('2026-12', '2026-11-21', newYork).steps[1]).toBe(
      'The rule, for day 1: (1 − 1) mod 8 = 0, which is New Moon: High movement.',
    )
  })
})

describe('the address', () => {
  const read = (query: string) => readMoonQuery(new URLSearchParams(query), '2026-11-21')

  test.each(['1900-01', '1999-12', '2026-01', '2100-12'])('takes month=%s', (month) => {
    expect(read(`month=${month}`)).toEqual({ month, errors: {} })
  })

  test.each(['', '2026-13', '2026-00', '1899-12', '2101-01', '2026-1', '2026', 'May', '2026-01-01', '２０２６-01'])(
    'month=%s: a message, and the current month',
    (month) => {
      expect(read(`month=${month}`)).toEqual({
        month: '2026-11',
        errors: { month: 'Enter a month from 1900-01 to 2100-12, such as 2026-11.' },
      })
    },
  )

  test('without a month shows the current one', () => {
    expect(read('')).toEqual({ month: '2026-11', errors: {} })
  })
})
