import { describe, expect, test } from 'vitest'
import { moonOf } from './moon-of-day'
import { readSky } from './true-moon'

describe('the moon of a day', () => {
  // United States Naval Observatory: new moon on 2026-11-09, first quarter 2026-11-17, full moon 2026-11-24.
  test.each([
    ['2026-11-09', 'New Moon', 0],
    ['2026-11-13', 'Waxing Crescent', 4],
    ['2026-11-17', 'First Quarter', 8],
    ['2026-11-24', 'Full Moon', 15],
    ['2026-11-28', 'Waning Gibbous', 20],
  ])('on %s it is a %s of the age %i', (day, name, age) => {
    expect(moonOf(day, 'America/New_York')).toMatchObject({ name, age })
  })

  test('is never older than its last step', () => {
    for (let day = 1; day <= 31; day += 1) {
      const { age, litFraction } = moonOf(`2026-12-${String(day).padStart(2, '0')}`, 'America/New_York')
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThan(30)
      // Lit as far as its age says: both come from one elongation.
      expect(litFraction).toBeCloseTo((1 - Math.cos((age * 12 * Math.PI) / 180)) / 2, 1)
    }
  })

  test('is the one that the calendar of its month shows', () => {
    const { moons } = readSky('2026-11', 'America/New_York')
    for (const [index, { name, litFraction }] of moons.entries()) {
      const day = `2026-11-${String(index + 1).padStart(2, '0')}`
      expect(moonOf(day, 'America/New_York')).toMatchObject({ name, litFraction })
    }
  })
})
