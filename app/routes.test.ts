import { matchRoutes } from '@remix-run/react'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from './routes'

type RouteObject = Parameters<typeof matchRoutes>[0][number]

function toRoute({ file, path, index, caseSensitive = false, children }: RouteConfigEntry): RouteObject {
  const own = { id: file, caseSensitive, ...(path !== undefined && { path }) }
  return index ? { ...own, index } : { ...own, ...(children && { children: children.map(toRoute) }) }
}

const fileAt = (path: string) => matchRoutes(routes.map(toRoute), path)?.at(-1)?.route.id

test.each([
  ['/admin/contacts', 'routes/admin/inbox.tsx'],
  ['/admin/contacts/7/delete', 'routes/admin/question.tsx'],
  ['/admin/Contacts', 'routes/admin/not-found.tsx'],
  ['/admin/Contacts/7/delete', 'routes/admin/not-found.tsx'],
  ['/admin/Contacts/7/answer/draft', 'routes/admin/not-found.tsx'],
  ['/admin/Contacts.csv', 'routes/admin/not-found.tsx'],
  ['/Admin/contacts', 'routes/site/not-found.tsx'],
  ['/products/Haul-Rope', 'routes/products/detail.tsx'],
  ['/api/Products', 'routes/api/products.ts'],
])('%s is answered by %s', (path, file) => {
  expect(fileAt(path)).toBe(file)
})
