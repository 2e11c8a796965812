import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OperatorContext } from '~/components/layout/operator-context'
import { StaticDocumentContext } from '~/components/ui/site-link'
import type { OperatorRole } from '~/lib/roles'
import { DashboardPage } from './dashboard-frame'

async function page(role: OperatorRole, path: string, offersSamples = false) {
  const session = { formToken: 'token', username: 'maria', offersSamples }
  const element = (
    <OperatorContext.Provider value={{ operatorId: 1, role }}>
      <StaticDocumentContext.Provider value>
        <DashboardPage session={session}>
          <h1>Bin</h1>
        </DashboardPage>
      </StaticDocumentContext.Provider>
    </OperatorContext.Provider>
  )
  const routes = [{ path: '*', element }]
  const context = await createStaticHandler(routes).query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw context
  const router = createStaticRouter(routes, context)
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

const texts = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text]) => text)
const links = (html: string) => texts(html, /<a [^>]*class="rail-entry[^>]*>([^<]+)</g)
const groups = (html: string) => texts(html, /<span id[^>]*>([^<]+)</g)

test('an owner has all pages, in four groups', async () => {
  const html = await page('owner', '/admin')
  expect(groups(html)).toEqual(['Requests', 'Site', 'Settings', 'Safety'])
  expect(links(html).join(', ')).toBe(
    'Today, Quotes, Messages, Answer templates, Mail, People, Products, Species, Posts, Authors, Seasons, Pictures, Visits, Words and facts, SEO, Operators, Backups, Bin, Activity, Security',
  )
})

test('an editor has those that open, and no group without a page', async () => {
  const html = await page('editor', '/admin')
  expect(groups(html)).toEqual(['Requests', 'Site', 'Safety'])
  expect(links(html).join(', ')).toBe(
    'Today, Quotes, Messages, Answer templates, Mail, Products, Species, Posts, Authors, Seasons, Pictures, Visits, Bin, Activity, Security',
  )
})

test.each([
  ['/admin', 'Today'],
  ['/admin/bin/7/delete', 'Bin'],
  ['/admin/quotes/4/answer', 'Quotes'],
  ['/admin/deer', 'Species'],
])('%s is part of %s', async (path, label) => {
  expect(texts(await page('owner', path), /aria-current="page"[^>]*>([^<]+)</g)).toEqual([label])
})

test('offers samples while there is nothing of one’s own', async () => {
  expect(await page('owner', '/admin')).not.toContain('Seed Sample Data')
  expect(await page('owner', '/admin/bin', true)).toMatch(/name="back" value="\/admin\/bin"[^]*Seed Sample Data/)
  expect(await page('owner', '/admin')).toMatch(/Logout/)
})
