import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random'

function draw(seed: string, count: number): number[] {
  const next = seededRandom(seed)
  return Array.from({ length: count }, () => next())
}

test('draws the same numbers for the same seed', () => {
  expect(draw('Scent Spray', 5)).toEqual(draw('Scent Spray', 5))
})

test('draws other numbers for another seed', () => {
  expect(draw('Scent Spray', 5)).not.toEqual(draw('Scent Sprax', 5))
})

test('spreads evenly over 0 up to 1', () => {
  const numbers = draw('', 10_000)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(mean).toBeGreaterThan(0.48)
  expect(mean).toBeLessThan(0.52)
})
