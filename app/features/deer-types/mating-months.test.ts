import { expect, test } from 'vitest'
import { matingMonths } from './mating-months'

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
