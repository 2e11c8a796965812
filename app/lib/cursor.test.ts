import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCursor, parseCursor } from './cursor'

test('reads what it wrote', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('after' as const, 'before' as const),
      fc.integer({ min: 1, max: 999_999_999_999 }),
      (direction, id) => {
        expect(parseCursor(formatCursor({ direction, id }))).toEqual({ direction, id })
      },
    ),
  )
})

test.each([
  '',
  '12',
  'after',
  'after-',
  'after-0',
  'after-01',
  'after--1',
  'after-1.5',
  'after-1e3',
  ' after-1',
  'after-9999999999999999',
])('refuses %j', (text) => {
  expect(parseCursor(text)).toBeUndefined()
})
