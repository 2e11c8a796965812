import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idOfReference, referenceOf } from './reference'

const ids = fc.integer({ min: 1, max: 9_999_999 })

test('572 has the check digit 4', () => {
  expect(referenceOf('quotes', 572)).toBe('Q-05724')
})

test.each(['Q-05724', 'q05724', '05724', '#05724', ' Q 0572-4 ', 'q 05724', '5724', 'Q-5724', '#5724'])(
  '"%s" is quote 572',
  (text) => {
    expect(idOfReference('quotes', text)).toBe(572)
  },
)

test.each(['M-05724', 'Q-05723', 'Q-0572', '572', '', 'Q-', 'Q-00000', 'five', '05724x'])(
  '"%s" is no quote',
  (text) => {
    expect(idOfReference('quotes', text)).toBeUndefined()
  },
)

test('leads back to its id', () => {
  fc.assert(fc.property(ids, (id) => idOfReference('contacts', referenceOf('contacts', id)) === id))
})

test('one wrong digit is noticed', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, place, shift) => {
      const digits = referenceOf('quotes', id).slice(2)
      const at = place % digits.length
      const wrong = `${digits.slice(0, at)}${String((Number(digits[at]) + shift) % 10)}${digits.slice(at + 1)}`
      expect(idOfReference('quotes', wrong)).toBeUndefined()
    }),
  )
})

test('two swapped neighbors are noticed', () => {
  fc.assert(
    fc.property(ids, fc.nat(), (id, place) => {
      const digits = referenceOf('quotes', id).slice(2)
      const at = place % (digits.length - 1)
      const [a, b] = [digits[at], digits[at + 1]]
      fc.pre(a !== b)
      const swapped = `${digits.slice(0, at)}${b ?? ''}${a ?? ''}${digits.slice(at + 2)}`
      expect(idOfReference('quotes', swapped)).toBeUndefined()
    }),
  )
})
