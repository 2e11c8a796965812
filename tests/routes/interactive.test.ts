/** The router may navigate between the addresses in a list, which must agree with the routes themselves. */
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
