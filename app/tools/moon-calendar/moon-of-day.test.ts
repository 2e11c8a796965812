import { describe, expect, test } from 'vitest'
import { moonOf } from './moon-of-day'
import { readSky } from './true-moon'

describe('the moon of a day', () => {
  // United States Naval Observatory: new moon on 2026-11-09, first quarter 2026-11-17, full moon 2026-11-24.
  test.each([
    ['2026-11-09', 'New Moon', 0],
    ['2026-11-13', 'Waxing Crescent', 48],
    ['2026-11-17', 'First Quarter', 93],
    ['2026-11-24', 'Full Moon', 180],
    ['2026-11-28', 'Waning Gibbous', 234],
  ])('on %s it is a %s about %i degrees from the sun', (day, name, degrees) => {
    const { elongation, ...moon } = moonOf(day, 'America/New_York')
    expect(moon).toMatchObject({ name })
    expect(Math.cos(((elongation - degrees) * Math.PI) / 180)).toBeGreaterThan(0.98)
    // The lit part agrees with the moon's place.
    expect(moon.litFraction).toBeCloseTo((1 - Math.cos((elongation * Math.PI) / 180)) / 2, 1)
  })

  test('is the one that the calendar of its month shows', () => {
    const { moons } = readSky('2026-11', 'America/New_York')
    for (const [index, { name, litFraction }] of moons.entries()) {
      const day = `2026-11-${String(index + 1).padStart(2, '0')}`
      expect(moonOf(day, 'America/New_York')).toMatchObject({ name, litFraction })
    }
  })
})
