/** The list of addresses between which the router may navigate, held against what the routes say of themselves. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { isInteractivePath } from '~/components/ui/interactive-paths'
import routes from '~/routes'

interface Page {
  address: string
  file: string
}

function pagesOf(entries: readonly RouteConfigEntry[], parent = ''): Page[] {
  return entries.flatMap((entry) => {
    const address = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return [{ address, file: entry.file }, ...pagesOf(entry.children ?? [], address)]
  })
}

function source({ file }: Page): string {
  return readFileSync(path.join(import.meta.dirname, '../../app', file), 'utf8')
}

const pages = pagesOf(routes).filter(
  (page) => /export default function/.test(source(page)) && !page.file.includes('layout'),
)

test('there are pages to hold it against', () => {
  expect(pages.length).toBeGreaterThan(5)
})

test.each(pages)('$address', (page) => {
  const example = page.address.replaceAll(/:\w+/g, 'example').replace('*', 'no/such/page') || '/'
  expect(isInteractivePath(example)).toBe(/interactive: true/.test(source(page)))
})
