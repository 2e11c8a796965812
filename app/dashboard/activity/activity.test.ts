import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { subjectKinds, type AuditDetail } from '~/lib/audit-events'
import { commandLine, logAudit, somebody, type Actor, type AuditEntry } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { countActivity, describeDetail, pageOfActivity } from './activity.server'

let db: Kysely<Database>
const warden = { operatorId: 1, username: 'Warden' }

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const note = (event: AuditEntry, by: Actor = warden) =>
  write(db, (trx) => logAudit(trx, { by, now: new Date('2026-11-21T12:00:00.000Z') }, event))

type Query = Parameters<typeof pageOfActivity>[1]

const page = (change: Partial<Query> = {}) =>
  pageOfActivity(db, { filter: { show: 'all', search: '' }, size: 50, cursor: undefined, ...change })

test.each<[string, AuditDetail, string]>([
  ['product', { fields: ['name', 'imageUrl'] }, 'Changed: Name, Picture'],
  ['deer-type', { fields: ['galleryImages'] }, 'Changed: Gallery'],
  ['post', { fields: ['isPublished', 'metaTitle'] }, 'Changed: Published or not, Meta title'],
  ['product', { fields: ['colour'] }, 'Changed: colour'],
  ['product', { fields: [] }, 'Nothing was different'],
  ['quote', { from: 'pending', to: 'closed' }, 'From pending to closed'],
  ['site', { counts: { products: 1, deerTypes: 0, blogPosts: 1400 } }, '1 product, 1,400 posts'],
  ['season', { fields: ['bagLimit'] }, 'Changed: Limit'],
  ['season', { counts: { seasons: 1, replaced: 3 } }, '1 season, 3 replaced'],
  ['site', { counts: { pictures: 2, spoons: 3 } }, '2 pictures, 3 spoons'],
])('%s %j', (kind, detail, words) => {
  expect(describeDetail(kind, detail)).toBe(words)
})

describe('an entry', () => {
  test('leads to what it is about, until that is gone', async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 7 })
    await note({ event: 'product-created', id: 7, name: 'Field Spray' })
    const [entry] = (await page()).rows
    expect(entry).toEqual({
      id: 1,
      at: '2026-11-21T12:00:00.000Z',
      what: 'Product created',
      subject: 'Field Spray',
      href: '/admin/products/7/edit',
      detail: null,
      by: { name: 'Warden', isOperator: true },
    })
    await db.deleteFrom('products').execute()
    expect((await page()).rows).toMatchObject([{ subject: 'Field Spray', href: null }])
  })

  test.each([
    ['deerTypes', 'deer-type-updated', '/admin/deer-types/30/edit'],
    ['blogPosts', 'post-updated', '/admin/blog/30/edit'],
    ['quotes', 'quote-status-set', '/admin/quotes/30'],
    ['contacts', 'contact-status-set', '/admin/contacts/30'],
    ['seasons', 'season-updated', '/admin/seasons/30/edit'],
    ['answerTemplates', 'template-updated', '/admin/templates/30/edit'],
  ] as const)('of %s has a way too', async (table, event, href) => {
    await note({ event, id: 30, name: 'It' })
    expect((await page()).rows).toMatchObject([{ href: null }])
    await insertRow(db, table, { ...goodRows[table], id: 30 })
    expect((await page()).rows).toMatchObject([{ href }])
  })

  test('names an operator twice only where two have a part in it', async () => {
    await note({ event: 'logged-in', id: 1, name: 'Warden' })
    await note({ event: 'login-failed', id: 1, name: 'Warden' }, somebody)
    await note({ event: 'operator-created', id: 2, name: 'Ranger' })
    await note({ event: 'samples-filled-in', detail: { counts: { products: 2 } } }, commandLine)
    expect((await page()).rows).toMatchObject([
      { subject: null, href: null, detail: '2 products', by: { name: 'command line', isOperator: false } },
      { subject: 'Ranger', by: { name: 'Warden', isOperator: true } },
      { subject: 'Warden', by: { name: 'somebody', isOperator: false } },
      { subject: null, by: { name: 'Warden', isOperator: true } },
    ])
  })

  test('of a event that this version does not know keeps its name', async () => {
    await insertRow(db, 'auditLog', { ...goodRows.auditLog, event: 'moon-painted', subjectKind: 'moon', subjectId: 1 })
    expect((await page()).rows).toMatchObject([{ what: 'moon-painted', href: null }])
  })
})

describe('the list', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 5; n += 1) await note({ event: 'product-created', id: n, name: `Rope ${String(n)}` })
    await note({ event: 'post-created', id: 1, name: '100% rope' }, { operatorId: 2, username: 'Ranger' })
  })

  const ids = async (change: Partial<Query>) => (await page(change)).rows.map(({ id }) => id)

  test('is cut into pages, newest first, forwards and back', async () => {
    const first = await page({ size: 4 })
    expect(first.rows.map(({ id }) => id)).toEqual([6, 5, 4, 3])
    const second = await page({ size: 4, cursor: first.next })
    expect(second.rows.map(({ id }) => id)).toEqual([2, 1])
    expect(second.next).toBeUndefined()
    expect(await ids({ size: 4, cursor: second.previous })).toEqual([6, 5, 4, 3])
  })

  test('shows one kind, and what a search finds by subject or operator', async () => {
    expect(await ids({ filter: { show: 'post', search: '' } })).toEqual([6])
    expect(await ids({ filter: { show: 'quote', search: '' } })).toEqual([])
    expect(await ids({ filter: { show: 'all', search: 'rope 3' } })).toEqual([3])
    expect(await ids({ filter: { show: 'all', search: 'ranger' } })).toEqual([6])
    expect(await ids({ filter: { show: 'all', search: '%' } })).toEqual([6])
    expect(await ids({ filter: { show: 'post', search: 'warden' } })).toEqual([])
  })

  test('counts each kind', async () => {
    const counts = await countActivity(db)
    expect(counts.filter(({ count }) => count > 0)).toEqual([
      { kind: 'product', count: 5 },
      { kind: 'post', count: 1 },
    ])
    expect(counts.map(({ kind }) => kind)).toEqual(subjectKinds)
  })
})
