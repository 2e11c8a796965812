import { describe, expect, test } from 'vitest'
import { documentTitle, headOf } from './head'

describe('documentTitle', () => {
  test.each([
    ['Products', false, 'Products | Stagwise'],
    ['Stagwise', false, 'Stagwise'],
    ['Elk - Complete Guide | Stagwise', false, 'Elk - Complete Guide | Stagwise'],
    ['Elk | STAGWISE ', false, 'Elk | STAGWISE'],
    ['Why I trust Stagwise', false, 'Why I trust Stagwise | Stagwise'],
    ['Contact', true, 'Error: Contact | Stagwise'],
    ['x'.repeat(49), false, `${'x'.repeat(49)} | Stagwise`],
    ['x'.repeat(50), false, 'x'.repeat(50)],
  ])('writes %j (error: %s) as %j', (title, hasError, expected) => {
    expect(documentTitle(title, 'Stagwise', hasError)).toBe(expected)
  })
})

describe('headOf', () => {
  test('finds the head in loader data', () => {
    const head = { title: 'Contact', description: 'Write to us.', path: '/contact' }
    expect(headOf({ head, other: 1 })).toEqual(head)
  })

  test.each([undefined, null, 5, {}, { head: null }, { head: { title: 'x' } }])('finds none in %j', (data) => {
    expect(headOf(data)).toBeUndefined()
  })
})
