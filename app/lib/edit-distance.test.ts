import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance'

describe('editDistance', () => {
  test.each([
    ['venison', 'venison', 0],
    ['venision', 'venison', 1],
    ['venson', 'venison', 1],
    ['venizon', 'venison', 1],
    ['vension', 'venison', 1],
    ['acron', 'acorn', 1],
    ['evnison', 'venison', 1],
    ['whitetale', 'whitetail', 2],
    ['antelrs', 'antlers', 1],
    ['moose', 'goose', 1],
    ['moose', 'elk', 3],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['', '', 0],
  ])('between %j and %j lie %i slips, or more than two', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
  })

  test('is the same both ways, zero for equal words alone, and never above the limit by more than one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 })
    fc.assert(
      fc.property(word, word, fc.nat(4), (one, other, limit) => {
        const distance = editDistance(one, other, limit)
        expect(editDistance(other, one, limit)).toBe(distance)
        expect(distance === 0).toBe(one === other)
        expect(distance).toBeLessThanOrEqual(limit + 1)
        expect(editDistance(one, other, 20)).toBeGreaterThanOrEqual(Math.min(distance, limit + 1))
      }),
    )
  })

  test('one slip is one, wherever it happens', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 10 }), fc.nat(), (word, place) => {
        const letters = Array.from(word)
        const at = place % letters.length
        const missing = letters.toSpliced(at, 1).join('')
        expect(editDistance(word, missing, 3)).toBe(1)
      }),
    )
  })
})
