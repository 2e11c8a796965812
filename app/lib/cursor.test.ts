import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCursor, formatSortedCursor, parseCursor, parseSortedCursor } from './cursor'

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

test('reads what it wrote of a sorted list, whatever the list is sorted by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.string({ minLength: 1, maxLength: 200 }), (id, key) => {
      const cursor = { direction: 'after', id, key } as const
      expect(parseSortedCursor(formatSortedCursor(cursor))).toEqual(cursor)
    }),
  )
})

test.each(['', 'after-1', 'after-1-', 'after-0-x', 'x-1-x', `after-1-${'x'.repeat(301)}`])('refuses %j', (text) => {
  expect(parseSortedCursor(text)).toBeUndefined()
})
