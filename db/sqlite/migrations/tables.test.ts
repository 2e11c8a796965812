import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow, type Values } from '~db/test-rows'
import { migrations } from './list'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

test('the list names every migration of the folder, in order', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{3}-.*(?<!\.test)\.ts$/.test(name))
  expect(Object.keys(migrations)).toEqual(files.sort().map((name) => name.replace(/\.ts$/, '')))
})

test.each(Object.entries(goodRows))('%s takes a good row', async (table, row) => {
  await insertRow(db, table, row)
})

test('every table but the migrator’s own is strict', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pragma_table_list
    WHERE type = 'table' AND schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'kysely%'
  `.execute(db)
  expect(rows).toEqual([])
})

test('triggers are for the content version, former addresses and the audit log alone', async () => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'trigger'`.execute(db)
  const others = rows.filter(({ name }) => !/VersionOn|KeepFormerAddress$|^auditLog/.test(name))
  expect(rows).not.toEqual([])
  expect(others).toEqual([])
})

const check = (rule: string) => `CHECK constraint failed: ${rule}`

describe('slugs', () => {
  test.each(['a', '0', 'deer-2', 'x'.repeat(240), 'white-tailed-deer'])('"%s" is one', async (slug) => {
    await insertRow(db, 'products', { ...goodRows.products, slug })
  })

  test.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a_b', 'é', 'a/b', 'a.b', '-', 'a\n', 'x'.repeat(241)])(
    '"%s" is none, in any table',
    async (slug) => {
      for (const table of ['products', 'deerTypes', 'blogPosts'] as const) {
        await expect(insertRow(db, table, { ...goodRows[table], slug })).rejects.toThrow(check('slug'))
      }
    },
  )

  test.each(['products', 'deerTypes', 'blogPosts'] as const)('are unique in %s', async (table) => {
    await insertRow(db, table, goodRows[table])
    await expect(insertRow(db, table, goodRows[table])).rejects.toThrow(`UNIQUE constraint failed: ${table}.slug`)
  })

  test('of a product may be one of a deer type', async () => {
    await insertRow(db, 'products', { ...goodRows.products, slug: 'elk' })
    await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, slug: 'elk' })
  })
})

const badRows: [table: keyof typeof goodRows, change: Values, reason: string][] = [
  ['seasons', { state: 'oh' }, check('state')],
  ['seasons', { state: 'DC' }, check('state')],
  ['seasons', { species: ' ' }, check('species')],
  ['seasons', { zone: '' }, check('zone')],
  ['seasons', { zone: null }, 'NOT NULL constraint failed: seasons.zone'],
  ['seasons', { opensOn: '2026-02-29' }, check('opensOn')],
  ['seasons', { opensOn: '2026-9-26' }, check('opensOn')],
  ['seasons', { opensOn: '0026-09-26' }, check('opensOn')],
  ['seasons', { closesOn: '2026-09-25' }, check('closesOn: not before opensOn')],
  ['seasons', { fee: '' }, check('fee')],
  ['seasons', { sourceUrl: 'javascript:alert(1)' }, check('sourceUrl')],
  ['seasons', { sourceUrl: 'https://' }, check('sourceUrl')],
  ['seasons', { checkedOn: 'today' }, check('checkedOn')],
  ['seasons', { minutesBeforeSunrise: 30 }, check('minutesAfterSunset: with minutesBeforeSunrise')],
  ['seasons', { minutesAfterSunset: 0 }, check('minutesAfterSunset: with minutesBeforeSunrise')],
  ['seasons', { minutesBeforeSunrise: 121, minutesAfterSunset: 0 }, check('minutesBeforeSunrise')],
  ['products', { name: '' }, check('name')],
  ['products', { name: ' Spray' }, check('name')],
  ['products', { name: 'Spray\u00a0' }, check('name')],
  ['products', { name: 'x'.repeat(121) }, check('name')],
  ['products', { name: null }, 'NOT NULL constraint failed: products.name'],
  ['products', { description: ' \n\t' }, check('description')],
  ['products', { description: 'x'.repeat(20_001) }, check('description')],
  ['products', { imagePrompt: '' }, check('imagePrompt')],
  ['products', { imageUrl: '' }, check('imageUrl')],
  ['products', { category: ' ' }, check('category')],
  ['products', { category: 'x'.repeat(61) }, check('category')],
  ['products', { features: '{}' }, check('features')],
  ['products', { features: 'one, two' }, check('features')],
  ['products', { features: '' }, check('features')],
  ['products', { features: null }, 'NOT NULL constraint failed: products.features'],
  ['products', { discountPercentage: -1 }, check('discountPercentage')],
  ['products', { discountPercentage: 101 }, check('discountPercentage')],
  ['products', { discountPercentage: 12.5 }, 'cannot store REAL value in INTEGER column products.discountPercentage'],
  ['products', { priceFromCents: 0 }, check('priceFromCents')],
  ['products', { priceFromCents: 49.99 }, 'cannot store REAL value in INTEGER column products.priceFromCents'],
  ['products', { priceUnit: '' }, check('priceUnit')],
  ['products', { sizes: 'S, M' }, check('sizes')],
  ['products', { specifications: '{}' }, check('specifications')],
  ['products', { isActive: 2 }, check('isActive')],
  ['products', { isActive: 'true' }, 'cannot store TEXT value in INTEGER column products.isActive'],
  ['products', { version: 0 }, check('version')],
  ['products', { createdAt: '2026-11-21' }, check('createdAt')],
  ['products', { updatedAt: '2026-11-21T09:30:00Z' }, check('updatedAt')],

  ['quotes', { customerName: '\t' }, check('customerName')],
  ['quotes', { customerName: 'x'.repeat(121) }, check('customerName')],
  ['quotes', { customerEmail: 'ada' }, check('customerEmail')],
  ['quotes', { customerEmail: '@example.com' }, check('customerEmail')],
  ['quotes', { customerEmail: 'ada@' }, check('customerEmail')],
  ['quotes', { customerEmail: 'ada@exam ple.com' }, check('customerEmail')],
  ['quotes', { customerEmail: `ada@${'x'.repeat(251)}` }, check('customerEmail')],
  ['quotes', { customerPhone: '' }, check('customerPhone')],
  ['quotes', { productId: 99 }, 'FOREIGN KEY constraint failed'],
  ['quotes', { productName: '' }, check('productName')],
  ['quotes', { productName: null }, 'NOT NULL constraint failed: quotes.productName'],
  ['quotes', { quantity: 0 }, check('quantity')],
  ['quotes', { quantity: 10_000 }, check('quantity')],
  ['quotes', { quantity: 1.5 }, 'cannot store REAL value in INTEGER column quotes.quantity'],
  ['quotes', { notes: '' }, check('notes')],
  ['quotes', { notes: 'x'.repeat(5001) }, check('notes')],
  ['quotes', { status: 'new' }, check('status')],
  ['quotes', { suspected: -1 }, check('suspected')],
  ['quotes', { createdAt: 'yesterday' }, check('createdAt')],

  ['contacts', { name: '' }, check('name')],
  ['contacts', { email: 'ada.example.com' }, check('email')],
  ['contacts', { message: '\u3000\n' }, check('message')],
  ['contacts', { message: 'x'.repeat(5001) }, check('message')],
  ['contacts', { status: 'pending' }, check('status')],
  ['contacts', { suspected: 2 }, check('suspected')],
  ['contacts', { createdAt: '2026-13-01T00:00:00.000Z' }, check('createdAt')],

  ['authors', { fullName: ' ' }, check('fullName')],
  ['authors', { experience: '' }, check('experience')],
  ['authors', { bio: 'x'.repeat(5001) }, check('bio')],
  ['authors', { isPerson: 2 }, check('isPerson')],
  ['authors', { pictureUrl: '' }, check('pictureUrl')],
  ['authors', { pictureAlt: 'x'.repeat(1001) }, check('pictureAlt')],

  ['deerTypes', { name: '' }, check('name')],
  ['deerTypes', { scientificName: '' }, check('scientificName')],
  ['deerTypes', { generalDescription: '\n' }, check('generalDescription')],
  ['deerTypes', { coloration: '' }, check('coloration')],
  ['deerTypes', { springDiet: 'acorns' }, check('springDiet')],
  ['deerTypes', { faqQuestions: '"why"' }, check('faqQuestions')],
  ['deerTypes', { galleryImages: 'null' }, check('galleryImages')],
  ['deerTypes', { conservationStatus: '' }, check('conservationStatus')],
  ['deerTypes', { isActive: 3 }, check('isActive')],
  ['deerTypes', { metaTitle: 'x'.repeat(501) }, check('metaTitle')],

  ['blogPosts', { title: '' }, check('title')],
  ['blogPosts', { title: 'x'.repeat(201) }, check('title')],
  ['blogPosts', { content: '  ' }, check('content')],
  ['blogPosts', { excerpt: '' }, check('excerpt')],
  ['blogPosts', { category: '' }, check('category')],
  ['blogPosts', { additionalImages: JSON.stringify(Array(11).fill('/images/a')) }, check('additionalImages')],
  ['blogPosts', { metaTitle: 'x'.repeat(61) }, check('metaTitle')],
  ['blogPosts', { metaDescription: 'x'.repeat(161) }, check('metaDescription')],
  ['blogPosts', { isPublished: 2, publishedAt: '2026-11-21T09:30:00.000Z' }, check('isPublished')],
  ['blogPosts', { isPublished: 1 }, check('publishedAt: set in a published post')],
  ['blogPosts', { publishedAt: '21 November' }, check('publishedAt: an instant')],
  ['blogPosts', { authorId: 2 }, 'FOREIGN KEY constraint failed'],

  ['revisions', {}, 'UNIQUE constraint failed: revisions.kind, revisions.recordId, revisions.version'],
  ['revisions', { kind: '' }, check('kind')],
  ['revisions', { recordId: null }, check('a version of a record')],
  ['revisions', { formKey: 'a' }, check('a version of a record')],
  ['revisions', { state: 'draft', operatorName: 'warden' }, check('a draft of an operator')],
  ['revisions', { state: 'draft', formKey: 'a' }, check('a draft of an operator')],
]

test.each(badRows)('%s refuses %j', async (table, change, reason) => {
  await insertRow(db, table, goodRows[table])
  // Another slug makes sure that the change alone is at fault.
  const slug = 'slug' in goodRows[table] ? { slug: 'another' } : {}
  await expect(insertRow(db, table, { ...goodRows[table], ...slug, ...change })).rejects.toThrow(reason)
})

const edgeRows: [table: keyof typeof goodRows, change: Values][] = [
  ['products', { name: 'é'.repeat(119) + '🦌', discountPercentage: 0 }],
  ['products', { discountPercentage: 100, isActive: 0, features: '["a","b"]' }],
  ['products', { category: 'é'.repeat(60) }],
  ['quotes', { quantity: 9999, status: 'contacted', notes: 'x'.repeat(5000), customerPhone: '+1 555 0100' }],
  ['quotes', { status: 'closed', suspected: 1, customerEmail: `a@${'x'.repeat(252)}` }],
  ['contacts', { status: 'replied', message: ' indented\n' }],
  ['contacts', { status: 'closed' }],
  ['seasons', { closesOn: '2026-09-26', bagLimit: null, fee: '$40' }],
  ['seasons', { minutesBeforeSunrise: 60, minutesAfterSunset: -15 }],
  ['blogPosts', { metaTitle: '🦌'.repeat(60), metaDescription: 'x'.repeat(160) }],
  ['blogPosts', { isPublished: 1, publishedAt: '2026-11-21T09:30:00.000Z' }],
  ['blogPosts', { additionalImages: JSON.stringify(Array(10).fill('/images/a')) }],
]

test.each(edgeRows)('%s takes %j', async (table, change) => {
  await insertRow(db, table, { ...goodRows[table], ...change })
})

describe('instants', () => {
  test('every one that JavaScript writes is taken', async () => {
    await insertRow(db, 'contacts', goodRows.contacts)
    const span = { min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true }
    await fc.assert(
      fc.asyncProperty(fc.date(span), async (date) => {
        await sql`UPDATE contacts SET createdAt = ${date.toISOString()}`.execute(db)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    '2026-02-29T00:00:00.000Z',
    '2026-11-21T24:00:00.000Z',
    '2026-11-21T09:60:00.000Z',
    '2026-11-21 09:30:00.000Z',
    '2026-11-21T09:30:00.000',
    '2026-11-21T09:30:00.000+00:00',
    '2026-11-21T09:30:00.0000Z',
    '1795253400',
    '',
  ])('"%s" is none', async (createdAt) => {
    await expect(insertRow(db, 'contacts', { ...goodRows.contacts, createdAt })).rejects.toThrow(check('createdAt'))
  })
})

test('defaults are the specification’s', async () => {
  for (const [table, row] of Object.entries(goodRows)) await insertRow(db, table, row)
  const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
  const quote = await db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow()
  const contact = await db.selectFrom('contacts').selectAll().executeTakeFirstOrThrow()
  const deerType = await db.selectFrom('deerTypes').selectAll().executeTakeFirstOrThrow()
  const post = await db.selectFrom('blogPosts').selectAll().executeTakeFirstOrThrow()
  expect(product).toMatchObject({ discountPercentage: 0, isActive: 1, features: '[]', imageUrl: null, version: 1 })
  expect(quote).toMatchObject({ quantity: 1, status: 'pending', suspected: 0, productId: null })
  expect(contact).toMatchObject({ status: 'new', suspected: 0 })
  expect(deerType).toMatchObject({ conservationStatus: 'Least Concern', isActive: 1, countriesFound: '[]', version: 1 })
  expect(post).toMatchObject({ isPublished: 0, authorId: 1, publishedAt: null, additionalImages: '[]', version: 1 })
})

test('a deleted product stays in its quotes by name', async () => {
  await insertRow(db, 'products', { ...goodRows.products, id: 7 })
  await insertRow(db, 'quotes', { ...goodRows.quotes, productId: 7 })
  await db.deleteFrom('products').where('id', '=', 7).execute()
  const quotes = await db.selectFrom('quotes').select(['productId', 'productName']).execute()
  expect(quotes).toEqual([{ productId: null, productName: 'Field Spray' }])
})

test.each(['products', 'quotes', 'contacts', 'deerTypes', 'blogPosts', 'authors', 'seasons'] as const)(
  'an id of %s is never used again',
  async (table) => {
    await insertRow(db, table, { ...goodRows[table], id: 40 })
    await db.deleteFrom(table).where('id', '=', 40).execute()
    await insertRow(db, table, goodRows[table])
    expect(await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirst()).toEqual({ id: 41 })
  },
)

test('a species has no sources until it is given some', async () => {
  await insertRow(db, 'deerTypes', goodRows.deerTypes)
  expect(await db.selectFrom('deerTypes').select('sources').execute()).toEqual([{ sources: '[]' }])
  const change = db.updateTable('deerTypes').set({ sources: 'none' }).execute()
  await expect(change).rejects.toThrow('CHECK constraint failed: sources')
})

test('the team is author 1 and stays while a post names it', async () => {
  expect(await db.selectFrom('authors').select(['id', 'fullName']).execute()).toEqual([
    { id: 1, fullName: 'Stagwise Team' },
  ])
  await insertRow(db, 'blogPosts', goodRows.blogPosts)
  await expect(db.deleteFrom('authors').execute()).rejects.toThrow('FOREIGN KEY constraint failed')
})

describe('seo settings', () => {
  test('are one row, without a text of the operator’s own', async () => {
    expect(await db.selectFrom('seoSettings').select(['id', 'robotsTxt']).execute()).toEqual([
      { id: 1, robotsTxt: null },
    ])
    const second = { id: 2, updatedAt: '2026-11-21T09:30:00.000Z' }
    await expect(insertRow(db, 'seoSettings', second)).rejects.toThrow(check('id: one row'))
  })

  test('robots.txt has at most 64 KiB, counted in bytes', async () => {
    await db
      .updateTable('seoSettings')
      .set({ robotsTxt: 'é'.repeat(32_768) })
      .execute()
    const tooLong = db
      .updateTable('seoSettings')
      .set({ robotsTxt: 'é'.repeat(32_769) })
      .execute()
    await expect(tooLong).rejects.toThrow(check('robotsTxt'))
    await db.updateTable('seoSettings').set({ robotsTxt: '' }).execute()
  })
})
