import { expect, test } from 'vitest'
import { matingMonths, monthsFrom, monthSpan } from './months'

test.each([
  ['September', 'October', [8, 9]],
  ['Late August, with the first bugling; most in September', 'Mid-October, later in places', [7, 8, 9]],
  ['November', 'January', [10, 11, 0]],
  ['May', 'May', [4]],
])('reads %j to %j', (start, end, months) => {
  expect(matingMonths(start, end)).toEqual(months)
})

test.each([
  [null, 'October'],
  ['In spring', 'October'],
  ['They may breed', 'in any month'],
  ['Marching', 'Mayfly time'],
  ['', ''],
])('reads nothing from %j and %j', (start, end) => {
  expect(matingMonths(start, end)).toBeUndefined()
})

test.each([
  ['most fawns are born in May and June', [4, 5]],
  ['between late December and early February', [11, 0, 1]],
  ['cast in spring and regrown by the end of summer', [2, 3, 4, 5, 6, 7]],
  ['at three to five months', []],
  ['Antlers fall from late January to March', [0, 1, 2]],
  ['They fall mostly in February and March', [1, 2]],
  ['most of them begin to fall in March', [2]],
  ['cast in fall', [8, 9, 10]],
  ['in late fall and winter', [8, 9, 10, 11, 0, 1]],
  ['from summer to fall', [5, 6, 7, 8, 9, 10]],
  ['fall', [8, 9, 10]],
])('reads the months of %j', (words, months) => {
  expect(monthsFrom(words)).toEqual(months)
})

test('says a span of months', () => {
  expect(monthSpan([11, 0, 1])).toBe('December to February')
  expect(monthSpan([2])).toBe('March')
})
