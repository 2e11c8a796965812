import { expect, test } from 'vitest'
import { listFrom, listPlaceOf } from './list-place'

const open = { status: 'pending', isSuspected: false }
const answered = { status: 'contacted', isSuspected: false }
const spam = { status: 'pending', isSuspected: true }

test.each([
  ['/admin/quotes', open, true, '/admin/quotes?from=open'],
  ['/admin/quotes', answered, false, '/admin/quotes'],
  ['/admin/quotes', spam, false, '/admin/quotes'],
  // The entry was open when its page was opened.
  ['/admin/quotes?from=open', answered, true, '/admin/quotes?from=open'],
  ['/admin/quotes?q=anna+b&cursor=after-3', open, true, '/admin/quotes?q=anna+b&cursor=after-3&from=open'],
  ['/admin/quotes?status=pending', answered, true, '/admin/quotes?status=pending'],
  ['/admin/quotes?status=overdue', open, true, '/admin/quotes?status=overdue'],
  ['/admin/quotes?status=closed', open, false, '/admin/quotes?status=closed'],
  ['/admin/quotes?status=suspected', spam, false, '/admin/quotes?status=suspected'],
  ['/admin/quotes?order=newest', open, false, '/admin/quotes?order=newest'],
  ['/admin/quotes?status=pending&order=newest', open, false, '/admin/quotes?status=pending&order=newest'],
])('in %s, %j', (list, entry, isAmongOpen, address) => {
  expect(listPlaceOf('quotes', list, entry)).toMatchObject({ isAmongOpen, address })
})

test('the list itself is without the place', () => {
  expect(listFrom('/admin/quotes?from=open', false)).toBe('/admin/quotes')
  expect(listFrom('/admin/quotes?q=a&from=open', false)).toBe('/admin/quotes?q=a')
})

test('a filter or another order needs no mark', () => {
  expect(listFrom('/admin/quotes?status=pending&from=open', true)).toBe('/admin/quotes?status=pending')
})
