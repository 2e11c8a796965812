import { expect, test } from 'vitest'
import routes from '~/routes'
import { isFilePath, isFixedPath } from './site-paths'

interface RouteEntry {
  path?: string | undefined
  index?: boolean | undefined
  children?: readonly RouteEntry[] | undefined
}

function pathsBelow(entries: readonly RouteEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    return [here === '' ? '/' : here, ...pathsBelow(children, here)]
  })
}

test('every page and file without variable parts is known', () => {
  const paths = pathsBelow(routes).filter((path) => !/[:*]/.test(path) && !/^\/(?:admin|api)(?:\/|$)/.test(path))
  expect(paths).toContain('/hunting-tools/legal-light')
  expect(paths.filter((path) => !isFixedPath(path))).toEqual([])
})

test.each(['/elk', '/products/rope', '/hunting-tools/none', '/admin'])('%s is looked up', (path) => {
  expect([isFixedPath(path), isFilePath(path)]).toEqual([false, false])
})
