import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { readSkyDay } from '~/tools/legal-light/sky-day'
import { addDays } from '~/lib/days'
import { readNights } from './moon-nights'

const vermont = stateCenters.VT
const northSlope = { latitude: 70.2, longitude: -148.5, timeZone: 'America/Anchorage' }

describe('the nights of a month', () => {
  test('Burlington, November 2026: full moon lights the night of the 24th, new moon leaves that of the 9th dark', () => {
    const nights = readNights('2026-11', vermont)
    expect(nights).toHaveLength(30)
    // The moon is full on the 24th, and up from dusk to dawn.
    expect(nights[23]).toMatchObject({ dark: [], darkMinutes: 0 })
    // The moon is new on the 9th: both ends of the day are dark, with about eleven and a half hours between dusk and
    // dawn.
    expect(nights[8]?.dark).toHaveLength(2)
    expect(nights[8]?.dark[0]).toMatch(/^midnight to 6:\d\d AM$/)
    expect(nights[8]?.dark[1]).toMatch(/^4:\d\d PM to midnight$|^5:\d\d PM to midnight$/)
    expect(nights[8]?.darkMinutes).toBeGreaterThan(11 * 60)
  })

  test('rises and sets are those of the day’s own sky', () => {
    const nights = readNights('2026-11', vermont)
    for (const [index, { rises, sets }] of nights.entries()) {
      const { moon } = readSkyDay(addDays('2026-11-01', index), vermont, { before: 30, after: 30 })
      expect([rises.length, sets.length], String(index + 1)).toEqual([moon.rises.length, moon.sets.length])
    }
    expect(nights.filter(({ rises }) => rises.length === 0).length).toBeLessThanOrEqual(2)
  })

  test('a day on which the clocks change keeps its hours', () => {
    // The Sunday has 25 hours, so no more dark minutes than that.
    const [sunday] = readNights('2026-11', vermont)
    expect(sunday?.darkMinutes).toBeLessThanOrEqual(25 * 60)
    expect(readNights('2026-03', vermont)[7]?.darkMinutes).toBeLessThanOrEqual(23 * 60)
  })

  test('in the far north it is never dark in June, and dark all day while the winter moon is down', () => {
    expect(readNights('2026-06', northSlope).every(({ darkMinutes }) => darkMinutes === 0)).toBe(true)
    const pole = { latitude: 82, longitude: -62, timeZone: 'UTC' }
    const winter = readNights('2026-12', pole)
    expect(winter.some(({ darkMinutes }) => darkMinutes === 1440)).toBe(true)
    expect(winter.some(({ darkMinutes }) => darkMinutes === 0)).toBe(true)
  })

  test('dark minutes are those in which moon and sun are down, in every state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(stateCenters)),
        fc.integer({ min: 0, max: 11 }),
        (place, monthIndex) => {
          const month = `2027-${String(monthIndex + 1).padStart(2, '0')}`
          for (const { dark, darkMinutes } of readNights(month, place)) {
            expect(darkMinutes).toBeGreaterThanOrEqual(0)
            expect(darkMinutes).toBeLessThanOrEqual(25 * 60)
            expect(dark.length === 0).toBe(darkMinutes === 0)
          }
        },
      ),
      { numRuns: 20 },
    )
  })
})
