/**
 * No list or figure of the site reads a growing table from end to end, or sorts one: whatever is asked is
 * answered from an index in its own order.
 */
import { contactInbox, countInbox, quoteInbox } from '~/features/inbox/inbox.server'
import { listFeatureChoices } from '~/features/settings/feature-choices.server'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { countActivity, pageOfActivity } from '~/features/activity/activity.server'
import { listTimeline } from '~/features/answers/timeline.server'
import { countBin, pageOfBin } from '~/features/bin/bin-list.server'
import { deleteExpired } from '~/features/bin/bin.server'
import { findDoomed } from '~/features/bin/keeping.server'
import { countOldVersions, deleteOldVersions } from '~/features/history/old-versions.server'
import { binKindNames } from '~/features/bin/bin'
import { pageOfVersions } from '~/features/history/versions.server'
import { readNews } from '~/features/inbox/news.server'
import { listAllPosts } from '~/features/blog/admin/posts.server'
import { countPosts, findNeighbors, listPublishedPosts } from '~/features/blog/blog.server'
import { listPostCards, pageOfPostCards } from '~/features/blog/post-cards.server'
import { postList } from '~/features/blog/admin/post-list'
import { countPostsByState, pageOfPosts } from '~/features/blog/admin/post-list.server'
import { listContacts, pageOfContacts } from '~/features/contacts/contact-inbox.server'
import { contactStatuses } from '~/features/contacts/contacts'
import { countDeerTypes, listAllDeerTypes, pageOfDeerTypes } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeList } from '~/features/deer-types/admin/deer-type-list'
import { listActiveDeerTypeCards, listActiveDeerTypes } from '~/features/deer-types/deer-types.server'
import { listDraftsOf, listNewDrafts } from '~/features/drafts/drafts.server'
import { claimNext } from '~/features/mail/claims.server'
import { mailStates } from '~/features/mail/outbox'
import { countMails, pageOfMails } from '~/features/mail/outbox-page.server'
import { countExported, readExport } from '~/features/inbox/export.server'
import { findPersonIds } from '~/features/people/person-ids.server'
import { applyRetention, findExpired } from '~/features/people/retention.server'
import { productList } from '~/features/products/admin/product-list'
import { countProducts, listAllProducts, pageOfProducts } from '~/features/products/admin/products.server'
import {
  countActiveProducts,
  listActiveProducts,
  listProductCategories,
  listProductChoices,
  pageOfActiveProducts,
} from '~/features/products/products.server'
import { listQuotes, pageOfQuotes } from '~/features/quotes/quote-inbox.server'
import { quoteStatuses } from '~/features/quotes/quotes'
import { findRelated } from '~/features/related/related.server'
import { search } from '~/features/search/search.server'
import { listSitemapPaths, readSitemap, readSitemapPart } from '~/features/seo/sitemap.server'
import { readVisitCounts, readVisitDays, readVisitReport } from '~/features/visits/visits.server'
import { subjectKinds } from '~/lib/audit-events'
import { recordOrders, type RecordListKind } from '~/lib/record-list'
import { hasOwnContent } from '~db/seed/seed.server'
import { goodRows, insertRow } from '~db/test-rows'
import { growthOf, plansOf } from './query-plans'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const now = new Date('2026-11-21T12:00:00.000Z')
const size = 50

const idCursors = [undefined, { direction: 'after', id: 7 }, { direction: 'before', id: 7 }] as const
const keyCursors = [
  undefined,
  { direction: 'after', id: 7, key: 'x' },
  { direction: 'before', id: 7, key: 'x' },
] as const
/** Each choice from each cursor, without a search: that reads all of them, in less than 0.2 s for 100,000. */
function pages<Show extends string, C>(shows: readonly Show[], cursors: readonly C[]) {
  return shows.flatMap((show) => cursors.map((cursor) => ({ filter: { show, search: '' }, size, cursor })))
}

/** Each of them in both orders, from either part of the list. */
function inboxPages(statuses: readonly string[]) {
  const shows = ['all', 'overdue', 'suspected', ...statuses]
  const urgent = pages(shows, [...idCursors, ...keyCursors])
  return [...urgent, ...urgent.map((page) => ({ ...page, filter: { ...page.filter, order: 'newest' as const } }))]
}

/** Each state and one category, in each order, from each cursor. */
function recordPages<State extends string>(kind: RecordListKind<State>) {
  const shows = ['all' as const, ...kind.states.map(({ id }) => id)]
  const categories = [undefined, kind.category.choices[0]?.id]
  return kind.orders.flatMap((order) =>
    categories.flatMap((category) =>
      pages(shows, recordOrders[order].key === 'id' ? idCursors : keyCursors).map((page) => ({
        ...page,
        filter: { ...page.filter, order, category },
      })),
    ),
  )
}

async function each<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of list) await work(item)
}

const slices = [0, 7].map((after) => ({ limit: 20, after }))
const sortedSlices = [undefined, { direction: 'after' as const, id: 7, key: 'x' }].map((after) => ({
  limit: 20,
  after,
}))

/** Every function of the features that lists, pages or counts rows of a growing table, with all that it may be asked. */
const work: Record<string, () => Promise<unknown>> = {
  pageOfQuotes: () => each(inboxPages(quoteStatuses), (page) => pageOfQuotes(site.db, page, now)),
  listQuotes: () => each(slices, (slice) => listQuotes(site.db, slice)),
  pageOfContacts: () => each(inboxPages(contactStatuses), (page) => pageOfContacts(site.db, page, now)),
  listContacts: () => each(slices, (slice) => listContacts(site.db, slice)),
  countInbox: async () => {
    await countInbox(site.db, quoteInbox, now)
    await countInbox(site.db, contactInbox, now)
  },
  readNews: () => readNews(site.db, { quotes: 7, contacts: 7 }, now),
  pageOfBin: () => each(pages(['all', ...binKindNames], idCursors), (page) => pageOfBin(site.db, page, now)),
  countBin: () => countBin(site.db),
  deleteExpired: () => deleteExpired(site.db, now),
  findDoomed: () => findDoomed(site.db, { binDays: 30, versionDays: 365 }, now),
  countOldVersions: () => countOldVersions(site.db, now.toISOString()),
  deleteOldVersions: () => deleteOldVersions(site.db, now),
  pageOfVersions: () =>
    each(idCursors, (cursor) => pageOfVersions(site.db, { kind: 'blogPosts', id: 7, size, cursor })),
  listDraftsOf: () => listDraftsOf(site.db, { kind: 'products', recordId: 1 }, size),
  listNewDrafts: () => listNewDrafts(site.db, 'products', size),
  pageOfProducts: () => each(recordPages(productList), (page) => pageOfProducts(site.db, page)),
  listAllProducts: () => each(slices, (slice) => listAllProducts(site.db, slice)),
  countProducts: () => countProducts(site.db),
  listActiveProducts: () => each(slices, (slice) => listActiveProducts(site.db, slice)),
  pageOfActiveProducts: () =>
    each([undefined, 'safety'], (category) =>
      each(idCursors, (cursor) => pageOfActiveProducts(site.db, { size, cursor, category })),
    ),
  listProductCategories: () => listProductCategories(site.db),
  listProductChoices: () => listProductChoices(site.db),
  countActiveProducts: () => countActiveProducts(site.db),
  pageOfDeerTypes: () => each(recordPages(deerTypeList), (page) => pageOfDeerTypes(site.db, page)),
  listAllDeerTypes: () => each(sortedSlices, (slice) => listAllDeerTypes(site.db, slice)),
  listActiveDeerTypes: () => each(sortedSlices, (slice) => listActiveDeerTypes(site.db, slice)),
  countDeerTypes: () => countDeerTypes(site.db),
  pageOfPosts: () => each(recordPages(postList), (page) => pageOfPosts(site.db, page)),
  listAllPosts: () => each(slices, (slice) => listAllPosts(site.db, slice)),
  countPosts: () => countPosts(site.db),
  countPostsByState: () => countPostsByState(site.db),
  listPublishedPosts: () => each(sortedSlices, (slice) => listPublishedPosts(site.db, slice)),
  listPostCards: () => listPostCards(site.db, { limit: size }),
  listFeatureChoices: () => listFeatureChoices(site.db, { products: ['7'], posts: ['7'] }),
  pageOfPostCards: () =>
    each([undefined, 'deer-food'] as const, (category) =>
      each(keyCursors, (cursor) => pageOfPostCards(site.db, { size, cursor, category })),
    ),
  findNeighbors: () => findNeighbors(site.db, { id: 7, publishedAt: '2026-01-01' }),
  findRelated: () =>
    each(['species', 'post', 'product', 'tool'] as const, (kind) =>
      findRelated(site.db, kind, { path: '/x', title: 'Harness for a deer stand', tags: 'goldenrod', text: 'Rut' }),
    ),
  pageOfActivity: () => each(pages(['all', ...subjectKinds], idCursors), (page) => pageOfActivity(site.db, page)),
  countActivity: () => countActivity(site.db),
  pageOfMails: () => each(pages(['all', ...mailStates], idCursors), (page) => pageOfMails(site.db, page, now)),
  countMails: () => countMails(site.db),
  claimNext: () => claimNext(site.db, now),
  countExported: () =>
    each(['quotes', 'contacts'] as const, (tab) =>
      countExported(site.db, { tab, filter: { show: 'all', search: '' }, now }),
    ),
  readExport: async () => {
    for (const { filter } of pages(['all', 'overdue', 'suspected', ...quoteStatuses], [0])) {
      for await (const rows of readExport(site.db, { tab: 'quotes', filter, now }, 'UTC')) expect(rows).toBeDefined()
    }
  },
  findExpired: () => findExpired(site.db, 12, now),
  applyRetention: async () => {
    await site.db.updateTable('inboxSettings').set({ retentionMonths: 12 }).execute()
    await applyRetention(site.db, now)
  },
  listTimeline: () =>
    each(['quotes', 'contacts'] as const, (tab) => listTimeline(site.db, { tab, id: 7, createdAt: now.toISOString() })),
  hasOwnContent: () => hasOwnContent(site.db),
  listSitemapPaths: () => listSitemapPaths(site.db),
  readSitemap: () => readSitemap(site.db, 'https://deer.example'),
  readSitemapPart: () =>
    each(['products', 'deer-types', 'blog'] as const, (kind) =>
      readSitemapPart(site.db, 'https://deer.example', { kind, number: 3 }),
    ),
  search: () => each(['d', 'deer', 'deer stand', 'goldenrood'], (text) => search(site.db, text)),
}

/** Of rows that are few for ever, or of none of these tables. */
const others = {
  listPreviewLinks: 'at most 20 of a record',
  listSenders: 'as many as are selected on a page',
  listFailedPictures: 'few: pictures whose sizes could not be made',
  listActiveDeerTypeCards: 'all species stand on one page: there are some dozens in the world',
  listUnusedImages: 'pictures, for a command',
  listAuthors: 'who writes here',
  listTemplates: 'at most 100',
  listSections: 'one row for each section',
  listPostCardsByIds: 'those that the home page features',
  listProductsByIds: 'those that the home page features',
  listFeatureChoices: 'names for the choice on one page of the settings, at most 500',
  countOldVersions: 'what the keeping rule deletes, for its form',
  pageOfLibrary: 'pictures; measured with 10,000 of them',
  listLibrary: 'pictures; measured with 10,000 of them',
  countUses: 'of the pictures on one page of the library',
  listBackups: 'files, and the audit log’s rows of who made them',
  listOperators: 'who may log in',
  countOtherSessions: 'of one operator',
  countRecoveryCodes: 'ten of one operator',
  countWrongCode: 'one row',
  countRequests: 'the products of one quote',
  countWrongCodes: 'one row',
  listSeasons: 'at most 400',
  pageOfSeasons: 'at most 400',
  countSeasons: 'at most 400',
} as const satisfies Record<string, string>

/** As large as the counts say, so that nothing is asked as on a small site. */
beforeEach(async () => {
  const text = 'zq harness deer goldenrod stand'
  await insertRow(site.db, 'quotes', { ...goodRows.quotes, notes: text })
  await insertRow(site.db, 'contacts', { ...goodRows.contacts, message: text })
  await insertRow(site.db, 'products', { ...goodRows.products, name: text })
  await insertRow(site.db, 'deerTypes', { ...goodRows.deerTypes, name: text })
  const published = { isPublished: 1, publishedAt: goodRows.blogPosts.createdAt }
  await insertRow(site.db, 'blogPosts', { ...goodRows.blogPosts, ...published, title: text })
  for (const table of ['entryEvents', 'mails'] as const) {
    await insertRow(site.db, table, { ...goodRows[table], entryKind: 'quotes', entryId: 7 })
  }
  const content = { recipient: 'ada@example.com', subject: text, text, prices: null }
  const sentAt = goodRows.answers.createdAt
  await insertRow(site.db, 'answers', { ...goodRows.answers, entryId: 7, sentAt, content: JSON.stringify(content) })
  await insertRow(site.db, 'auditLog', { ...goodRows.auditLog, subject: text })
  await insertRow(site.db, 'bin', goodRows.bin)
  // Its address is another's.
  const deleted = { kind: 'deerTypes', recordId: 9, slug: goodRows.blogPosts.slug }
  await insertRow(site.db, 'bin', { ...goodRows.bin, ...deleted })
})

describe('what is asked stays as dear when the site grows', () => {
  test.each(Object.entries(work))('%s', async (_, run) => {
    const plans = await plansOf(site.db, run)
    expect(plans.length).toBeGreaterThan(0)
    expect([...new Set(plans.flatMap(growthOf))]).toEqual([])
  })

  test('the few species that fill one page are read in their order', async () => {
    const plans = await plansOf(site.db, () => listActiveDeerTypeCards(site.db))
    expect(plans.map(({ steps }) => steps)).toEqual([
      ['SEARCH deerTypes USING INDEX deerTypesByStateAndAnyName (isActive=?)'],
    ])
  })
})

test('what belongs to one person is found by indexes', async () => {
  const plans = await plansOf(site.db, () => findPersonIds(site.db, 'ada@example.com'))
  const steps = plans.flatMap((plan) => plan.steps)
  // The daily lists of 90 days.
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual(['SCAN mails USING INDEX mailsOverdue'])
  expect(steps.filter((step) => step.startsWith('SEARCH mails'))).toEqual([
    ...Array.from({ length: 2 }, () => 'SEARCH mails USING COVERING INDEX mailsByEntry (entryKind=? AND entryId=?)'),
    'SEARCH mails USING INDEX mailsByPerson (<expr>=?)',
  ])
})

test.each(['all', 'overdue', 'pending'])(
  'the open entries of “%s” are read from the index of what is open',
  async (show) => {
    const plans = await plansOf(site.db, () =>
      each(keyCursors, (cursor) => pageOfQuotes(site.db, { filter: { show, search: '' }, size, cursor }, now)),
    )
    const places = plans.filter(({ statement }) => statement.includes('createdAt" as "key"'))
    expect(places.length).toBeGreaterThan(0)
    for (const { steps } of places) {
      expect(steps.filter((step) => /\bquotesOpen\b/.test(step))).toHaveLength(1)
      expect(
        steps.filter((step) => /^SEARCH quotes USING (?:COVERING )?INDEX quotesBySuspicionAndStatus /.test(step))
          .length,
      ).toBe(steps.filter((step) => /^(?:SCAN|SEARCH) quotes /.test(step)).length - 1)
    }
  },
)

test('visits are read by their days, and their names added up', async () => {
  await insertRow(site.db, 'visitCounts', { ...goodRows.visitCounts })
  const plansFor = async (read: () => Promise<unknown>) =>
    (await plansOf(site.db, read))
      .filter(({ statement }) => statement.includes('visitCounts'))
      .map(({ steps }) => steps)
  const byDay = 'SEARCH visitCounts USING PRIMARY KEY (day>?)'
  expect(await plansFor(() => readVisitDays(site.db, ['2026-11-21']))).toEqual([[byDay]])
  // At most 4,600 names a day.
  expect(await plansFor(() => readVisitReport(site.db, '2026-11-21'))).toEqual([
    [byDay, 'USE TEMP B-TREE FOR GROUP BY'],
  ])
  expect(await plansFor(() => readVisitCounts(site.db, '2026-11-21'))).toEqual([
    ['SEARCH visitCounts USING PRIMARY KEY (day=?)'],
  ])
})

test('a search among posts reads no whole post', async () => {
  const plans = await plansOf(site.db, () =>
    pageOfPosts(site.db, { filter: { show: 'all', search: 'xq' }, size, cursor: undefined }),
  )
  const [plan] = plans.filter(({ statement }) => statement.includes('like'))
  expect(plan?.steps.join()).toContain('SCAN blogPosts USING COVERING INDEX blogPostsSearched')
})

test('each list, page and count of the features is among them', () => {
  const folder = path.resolve('app/features')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.server.ts'))
  const names = files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^export (?:async )?function ((?:list|pageOf|count|search)\w*)/gm,
      ),
      ([, name = '']) => name,
    ),
  )
  expect(names).toContain('pageOfQuotes')
  expect(names.filter((name) => !(name in work) && !(name in others))).toEqual([])
})

describe('a statement that grows is told', () => {
  test.each([
    ["SELECT count(*) FROM quotes WHERE notes = 'a'", 'SCAN'],
    ['SELECT * FROM quotes ORDER BY "customerName" LIMIT 5', 'TEMP B-TREE'],
    ["SELECT * FROM quotes WHERE notes LIKE '%a%' ORDER BY id LIMIT 5", 'SCAN'],
    ["SELECT * FROM quotes WHERE status = 'closed' ORDER BY id", 'without an end'],
  ])('%s', async (statement, fault) => {
    const plans = await plansOf(site.db, () => sql.raw(statement).execute(site.db))
    expect(plans.flatMap(growthOf).join()).toContain(fault)
  })
})
