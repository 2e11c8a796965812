import { expect, test } from 'vitest'
import { isCurrentEntry, navigationEntries } from './navigation'

test.each([
  ['/', 'Home'],
  ['/products', 'Hunting Products'],
  ['/products/rope/quote', 'Hunting Products'],
  ['/hunting-tools/moon-phase-calendar', 'Hunting Tools'],
  ['/contact', undefined],
  ['/productsale', undefined],
])('%s lights %s', (pathname, label) => {
  const lit = navigationEntries.filter((entry) => isCurrentEntry(entry, pathname)).map((entry) => entry.label)
  expect(lit).toEqual(label === undefined ? [] : [label])
})
