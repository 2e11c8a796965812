import { describe, expect, test } from 'vitest'
import { hours } from './hours.data'
import { moonAgeOf, parseLandscapeName } from './landscape-name'

describe('the name of a landscape', () => {
  test.each([
    ['oak-ridge_dusk_m12', { seed: 'oak-ridge', hour: 'dusk', moonAge: 12 }],
    ['7_night_m0', { seed: '7', hour: 'night', moonAge: 0 }],
    ['a_day_m29', { seed: 'a', hour: 'day', moonAge: 29 }],
    ['a_m5', { seed: 'a', moonAge: 5 }],
    ['a_dawn', { seed: 'a', hour: 'dawn' }],
    [`${'a'.repeat(60)}`, { seed: 'a'.repeat(60) }],
  ])('%j is understood', (name, expected) => {
    expect(parseLandscapeName(name)).toMatchObject(expected)
  })

  test.each([
    ...['', '_dusk', 'Oak', 'oak ridge', 'oak_noon', 'oak_m30', 'oak_m05', 'oak_m', 'oak_m-1', 'oak_m1.5'],
    ...['oak_m12_dusk', 'oak_dusk_dusk', 'oak_dusk_m12_', 'oak_dusk\n', 'oak.svg', '../oak', 'a'.repeat(61)],
  ])('%j is none', (name) => {
    expect(parseLandscapeName(name)).toBeUndefined()
  })

  test('what it leaves out comes from the seed, always the same', () => {
    expect(parseLandscapeName('oak')).toEqual(parseLandscapeName('oak'))
    const seeds = Array.from({ length: 60 }, (_, index) => `seed-${String(index)}`)
    expect(new Set(seeds.map((seed) => parseLandscapeName(seed)?.hour))).toEqual(new Set(hours))
  })

  test('a moon by chance is one that is up at that hour', () => {
    for (let index = 0; index < 60; index++) {
      expect(moonAgeOf(String(index), 'dawn')).toBeGreaterThan(15)
      expect(moonAgeOf(String(index), 'dusk')).toBeLessThan(15)
    }
  })
})
