/** Records go public at their time, and others must not. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noCategory } from '~/kinds/blog/blog-categories'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { publishDue, startSchedule } from '~/content/publishing/schedule.server'
import { pageStores as publishers } from '~/dashboard/kinds.server'
import { confirmClock } from '~db/clock.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { DatabaseBusyError } from '~db/write-errors.server'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const due = '2026-12-03T11:00:00.000Z'
const at = new Date('2026-12-03T11:00:01.000Z')
const failures: string[] = []
const work = { publishers, now: () => at, report: (event: string) => failures.push(event) }

beforeEach(async () => {
  failures.length = 0
  await site.db.updateTable('clock').set({ latestAt: '2026-12-01T00:00:00.000Z' }).execute()
  const hidden = { isActive: 0, publishAt: due }
  await insertRow(site.db, 'products', { ...goodRows.products, ...hidden, isDraft: 1 })
  await insertRow(site.db, 'deerTypes', { ...goodRows.deerTypes, ...hidden })
  await insertRow(site.db, 'blogPosts', { ...goodRows.blogPosts, publishAt: due })
})

const post = () => site.db.selectFrom('blogPosts').selectAll().executeTakeFirstOrThrow()
const events = () => site.db.selectFrom('auditLog').select(['event', 'operatorName']).orderBy('id').execute()

test('each kind goes public once, by the schedule', async () => {
  const { version } = await site.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  expect(await publishDue(site.db, work)).toBe(true)
  expect(await publishDue(site.db, work)).toBe(true)
  const product = await site.db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
  expect(product).toMatchObject({ isActive: 1, isDraft: 0, publishAt: null, version: 2 })
  expect(await site.db.selectFrom('deerTypes').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    isActive: 1,
    publishAt: null,
    version: 2,
  })
  expect(await post()).toMatchObject({ isPublished: 1, publishAt: null, publishedAt: due, version: 2 })
  const by = { operatorName: 'the schedule' }
  expect(await events()).toEqual([
    { event: 'product-activated', ...by },
    { event: 'deer-type-activated', ...by },
    { event: 'post-published', ...by },
  ])
  const after = await site.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  expect(after.version).toBeGreaterThanOrEqual(version + 3)
  expect(await site.db.selectFrom('searchIndex').select('rowid').execute()).toHaveLength(3)
})

test('not before', async () => {
  await publishDue(site.db, { ...work, now: () => new Date('2026-12-03T10:59:59.999Z') })
  expect(await post()).toMatchObject({ isPublished: 0, publishAt: due })
  expect(await events()).toEqual([])
})

test('two at once publish it once', async () => {
  await Promise.all([publishDue(site.db, work), publishDue(site.db, work)])
  expect(await events()).toHaveLength(3)
})

test('who was faster with another decision keeps it', async () => {
  const act = byWarden(at)
  // The switch comes between the query for due records and the write.
  const publishIfDue = vi.fn(postStore.publishIfDue)
  publishIfDue.mockImplementationOnce(async (db, id, by) => {
    await postStore.switchTo(db, { id, isOn: false }, act)
    return postStore.publishIfDue(db, id, by)
  })
  await publishDue(site.db, { ...work, publishers: { ...publishers, blogPosts: { ...postStore, publishIfDue } } })
  expect(await post()).toMatchObject({ isPublished: 0, publishAt: null })
})

test('what cannot be written is tried again, and keeps nothing else waiting', async () => {
  const busy = vi.fn(productStore.publishIfDue)
  busy.mockRejectedValueOnce(new DatabaseBusyError())
  const once = { ...work, publishers: { ...publishers, products: { ...productStore, publishIfDue: busy } } }
  expect(await publishDue(site.db, once)).toBe(false)
  expect(await post()).toMatchObject({ isPublished: 1 })
  expect(failures).toEqual(['a record could not be published at its time'])
  expect(await publishDue(site.db, once)).toBe(true)
  expect(await events()).toHaveLength(3)
})

test('a post without a category waits for one', async () => {
  await site.db.updateTable('blogPosts').set({ category: noCategory }).execute()
  expect(await publishDue(site.db, work)).toBe(false)
  expect(await post()).toMatchObject({ isPublished: 0, publishAt: due })
})

test('publishing by hand, and taking back, end the schedule', async () => {
  const { id } = await post()
  await postStore.switchTo(site.db, { id, isOn: false }, byWarden(at))
  expect(await post()).toMatchObject({ isPublished: 0, publishAt: null })
  await productStore.switchTo(site.db, { id: 1, isOn: true }, byWarden(at))
  const product = await site.db.selectFrom('products').selectAll().executeTakeFirstOrThrow()
  expect(product).toMatchObject({ isActive: 1, isDraft: 0, publishAt: null })
})

describe('the timer', () => {
  test('publishes what is due before it returns, and the rest at its moment', async () => {
    const soon = new Date(Date.now() + 400).toISOString()
    await site.db.updateTable('blogPosts').set({ publishAt: soon }).execute()
    const schedule = await startSchedule(site.db, { ...work, now: () => new Date() })
    expect(await post()).toMatchObject({ isPublished: 0 })
    await vi.waitFor(async () => {
      expect(await post()).toMatchObject({ isPublished: 1, publishedAt: soon })
    }, 5000)
    await schedule.stop()
  })

  test('publishes nothing by a clock that jumped ahead, until somebody confirms it', async () => {
    await site.db.updateTable('clock').set({ latestAt: '2026-11-21T09:30:00.000Z' }).execute()
    await (await startSchedule(site.db, work)).stop()
    expect(await post()).toMatchObject({ isPublished: 0, publishAt: due })
    await confirmClock(site.db, byWarden(at))
    await (await startSchedule(site.db, work)).stop()
    expect(await post()).toMatchObject({ isPublished: 1, publishedAt: due })
  })

  test('starts although the database does not answer', async () => {
    const broken = {
      ...publishers,
      products: { ...productStore, publishIfDue: () => Promise.reject(new DatabaseBusyError()) },
    }
    const schedule = await startSchedule(site.db, { ...work, publishers: broken })
    await schedule.stop()
    expect(failures.length).toBeGreaterThan(0)
  })
})
