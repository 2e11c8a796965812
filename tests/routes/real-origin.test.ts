/** A public site shows no claim without a source, and its pages read well without the claims. */
import { beforeAll, describe, expect, test } from 'vitest'
import { receiptOf } from '~/inbox/mail/entry-mails'
import { loader as tools } from '~/routes/tools/index'
import { loader as products } from '~/routes/products/index'
import { loader as species } from '~/routes/deer-types/index'
import { loader as home } from '~/routes/site/home'
import { site as readSite } from '~/kinds/settings/site.server'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()

beforeAll(() => {
  process.env.SITE_URL = 'https://site.example'
})

const read = async (loader: Parameters<typeof callRoute>[0], path: string) =>
  JSON.stringify((await callRoute(loader, { path })).body)

const samples = ['50%', '$75', '40%', '24/7', '5+', '100+', '10-50', 'within 24 hours']

test('samples are on no page', async () => {
  const pages = [
    await read(tools, '/hunting-tools'),
    await read(products, '/products'),
    await read(species, '/deer-types'),
    await read(home, '/'),
  ].join()
  expect(samples.filter((sample) => pages.includes(sample))).toEqual([])
  expect(pages).toContain('hear from us soon.')
})

test('no time is promised, on pages or in mails', async () => {
  const own = await readSite()
  expect(own.replyWithin).toBeNull()
  const entry = { tab: 'contacts', id: 1, name: 'Ada', email: 'ada@example.org', phone: null, products: [] } as const
  const { text } = receiptOf({ ...entry, words: 'Hello', createdAt: '2026-11-21T12:00:00.000Z' }, own)
  expect(text).toContain('we’ll answer soon.')
})

describe('a claim with a source', () => {
  test('shows with it', async () => {
    const content = { tips: '120', tipsSource: 'https://site.example/tips', replyWithinSource: 'Our promise' }
    await site.db
      .insertInto('siteSettings')
      .values({
        id: 3,
        section: 'claims',
        content: JSON.stringify(content),
        updatedAt: '2026-11-21T12:00:00.000Z',
        operatorName: 'warden',
      })
      .execute()
    expect(await read(species, '/deer-types')).toContain('"tips":{"value":"120","source":"https://site.example/tips"}')
    expect((await readSite()).replyWithin).toBe('24 hours')
  })
})
