/** The list of addresses between which the router may navigate, held against what the routes say of themselves. */
import { expect, test } from 'vitest'
import { isInteractivePath } from '~/components/ui/site-link'
import { listPageRoutes } from './page-routes'

const pages = listPageRoutes()

test('there are pages to hold it against', () => {
  expect(pages.length).toBeGreaterThan(5)
})

test.each(pages)('$address', ({ address, isInteractive }) => {
  const example = address.replaceAll(/:\w+/g, 'example').replace('*', 'no/such/page') || '/'
  expect(isInteractivePath(example)).toBe(isInteractive)
})
