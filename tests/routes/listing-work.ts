/** Calls every function that lists, pages or counts rows of a growing table, with all its options. */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { countRefused } from '~/inbox/entries/entry-marks.server'
import { contactInbox, countInbox, quoteInbox } from '~/inbox/entries/inbox.server'
import { listAlsoAnswered, listOfSamePerson } from '~/inbox/entries/same-person.server'
import { listFeatureChoices } from '~/kinds/settings/feature-choices.server'
import { countActivity, pageOfActivity } from '~/dashboard/activity/activity.server'
import { listTimeline } from '~/inbox/answers/timeline.server'
import { countBin, pageOfBin } from '~/content/bin/bin-list.server'
import { deleteExpired } from '~/content/bin/bin.server'
import { findDoomed } from '~/content/bin/keeping.server'
import { countOldVersions, deleteOldVersions } from '~/content/revisions/old-versions.server'
import { listDrafts, listDraftsOf, listNewDrafts } from '~/content/revisions/drafts.server'
import { pageOfVersions } from '~/content/revisions/versions.server'
import { binKinds, pageStores } from '~/dashboard/kinds.server'
import { listUnfinished, listWaiting } from '~/dashboard/today.server'
import { binnedTables } from '~/lib/visibility'
import { readNews } from '~/inbox/entries/news.server'
import { listAllPosts } from '~/kinds/blog/admin/posts.server'
import { countPosts, findNeighbors, listPublishedPosts } from '~/kinds/blog/blog.server'
import { listPostCards, pageOfPostCards } from '~/kinds/blog/post-cards.server'
import { postList } from '~/kinds/blog/admin/post-list'
import { pageOfPosts } from '~/kinds/blog/admin/post-list.server'
import { listContacts, pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { contactStatuses } from '~/inbox/contacts/contacts'
import { listAllDeerTypes, pageOfDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { deerTypeList } from '~/kinds/deer-types/admin/deer-type-list'
import { listActiveDeerTypes } from '~/kinds/deer-types/deer-types.server'
import { claimNext } from '~/inbox/mail/claims.server'
import { mailStates } from '~/inbox/mail/outbox'
import { countMails, listFailedMails, pageOfMails } from '~/inbox/mail/outbox-page.server'
import { countExported, readExport } from '~/inbox/entries/export.server'
import { applyRetention, findExpired } from '~/people/retention.server'
import { productList } from '~/kinds/products/admin/product-list'
import { listAllProducts, pageOfProducts } from '~/kinds/products/admin/products.server'
import {
  countActiveProducts,
  listActiveProducts,
  listProductCategories,
  listProductChoices,
  pageOfActiveProducts,
} from '~/kinds/products/products.server'
import { listQuotes, pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { quoteStatuses } from '~/inbox/quotes/quotes'
import { findRelated } from '~/search/related/related.server'
import { search } from '~/search/search.server'
import { listSitemapPaths, readSitemap, readSitemapPart } from '~/sitemap/sitemap.server'
import { subjectKinds } from '~/lib/audit-events'
import { recordOrders, type RecordListKind } from '~/lib/record-list'
import { countRecordStates } from '~db/record-list.server'
import { hasOwnContent } from '~db/seed/seed.server'
import { setRule } from '~db/test-rows'

export const now = new Date('2026-11-21T12:00:00.000Z')
export const size = 50

const idCursors = [undefined, { direction: 'after', id: 7 }, { direction: 'before', id: 7 }] as const
export const keyCursors = [
  undefined,
  { direction: 'after', id: 7, key: 'x' },
  { direction: 'before', id: 7, key: 'x' },
] as const
/** Combines each choice and cursor. A search is left out: it reads all rows, in less than 0.2 s for 100,000. */
function pages<Show extends string, C>(shows: readonly Show[], cursors: readonly C[]) {
  return shows.flatMap((show) => cursors.map((cursor) => ({ filter: { show, search: '' }, size, cursor })))
}

/** Combines each choice with both orders, from either part of the list. */
function inboxPages(statuses: readonly string[]) {
  const shows = ['all', 'overdue', 'refused', 'accepted', 'suspected', ...statuses]
  const urgent = pages(shows, [...idCursors, ...keyCursors])
  return [...urgent, ...urgent.map((page) => ({ ...page, filter: { ...page.filter, order: 'newest' as const } }))]
}

/** Combines each state, one category, each order and each cursor. */
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

export async function each<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of list) await work(item)
}

const slices = [0, 7].map((after) => ({ limit: 20, after }))
const sortedSlices = [undefined, { direction: 'after' as const, id: 7, key: 'x' }].map((after) => ({
  limit: 20,
  after,
}))

export const listingWork: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
  pageOfQuotes: (db) => each(inboxPages(quoteStatuses), (page) => pageOfQuotes(db, page, now)),
  listQuotes: (db) => each(slices, (slice) => listQuotes(db, slice)),
  pageOfContacts: (db) => each(inboxPages(contactStatuses), (page) => pageOfContacts(db, page, now)),
  listContacts: (db) => each(slices, (slice) => listContacts(db, slice)),
  countInbox: async (db) => {
    await countInbox(db, quoteInbox, now)
    await countInbox(db, contactInbox, now)
  },
  countRefused: async (db) => {
    await countRefused(db, quoteInbox)
    await countRefused(db, contactInbox)
  },
  listOfSamePerson: (db) => listOfSamePerson(db, { tab: 'quotes', id: 7, email: 'Ada@example.com' }, now),
  listAlsoAnswered: (db) =>
    listAlsoAnswered(db, { tab: 'quotes', id: 7, email: 'ada@example.com' }, ['contacts/1'], now),
  readNews: (db) => readNews(db, { quotes: 7, contacts: 7 }, now),
  pageOfBin: (db) => each(pages(['all', ...binnedTables], idCursors), (page) => pageOfBin(db, binKinds, page, now)),
  countBin: (db) => countBin(db),
  deleteExpired: (db) => deleteExpired(db, binKinds, now),
  findDoomed: (db) => findDoomed(db, { binDays: 30, versionDays: 365 }, now),
  countOldVersions: (db) => countOldVersions(db, now.toISOString()),
  deleteOldVersions: (db) => deleteOldVersions(db, now),
  pageOfVersions: (db) => each(idCursors, (cursor) => pageOfVersions(db, { kind: 'blogPosts', id: 7, size, cursor })),
  listDraftsOf: (db) => listDraftsOf(db, { kind: 'products', recordId: 1 }, size),
  listDrafts: (db) => listDrafts(db, 'products', size),
  listWaiting: (db) => listWaiting(db, now),
  listFailedMails: (db) => listFailedMails(db, now),
  listUnfinished: (db) => listUnfinished(db, 'owner'),
  listNewDrafts: (db) => listNewDrafts(db, 'products', size),
  pageOfProducts: (db) => each(recordPages(productList), (page) => pageOfProducts(db, page)),
  listAllProducts: (db) => each(slices, (slice) => listAllProducts(db, slice)),
  countRecordStates: async (db) => {
    for (const { table, list } of Object.values(pageStores)) {
      await countRecordStates(
        db,
        table,
        list.states.map(({ id }) => id),
      )
    }
  },
  listActiveProducts: (db) => each(slices, (slice) => listActiveProducts(db, slice)),
  pageOfActiveProducts: (db) =>
    each([undefined, 'safety'], (category) =>
      each(idCursors, (cursor) => pageOfActiveProducts(db, { size, cursor, category })),
    ),
  listProductCategories: (db) => listProductCategories(db),
  listProductChoices: (db) => listProductChoices(db),
  countActiveProducts: (db) => countActiveProducts(db),
  pageOfDeerTypes: (db) => each(recordPages(deerTypeList), (page) => pageOfDeerTypes(db, page)),
  listAllDeerTypes: (db) => each(sortedSlices, (slice) => listAllDeerTypes(db, slice)),
  listActiveDeerTypes: (db) => each(sortedSlices, (slice) => listActiveDeerTypes(db, slice)),
  pageOfPosts: (db) => each(recordPages(postList), (page) => pageOfPosts(db, page)),
  listAllPosts: (db) => each(slices, (slice) => listAllPosts(db, slice)),
  countPosts: (db) => countPosts(db),
  listPublishedPosts: (db) => each(sortedSlices, (slice) => listPublishedPosts(db, slice)),
  listPostCards: (db) => listPostCards(db, { limit: size }),
  listFeatureChoices: (db) => listFeatureChoices(db, { products: ['7'], posts: ['7'] }),
  pageOfPostCards: (db) =>
    each([undefined, 'deer-food'] as const, (category) =>
      each(keyCursors, (cursor) => pageOfPostCards(db, { size, cursor, category })),
    ),
  findNeighbors: (db) => findNeighbors(db, { id: 7, publishedAt: '2026-01-01' }),
  findRelated: (db) =>
    each(['species', 'post', 'product', 'tool'] as const, (kind) =>
      findRelated(db, kind, { path: '/x', title: 'Harness for a deer stand', tags: 'goldenrod', text: 'Rut' }),
    ),
  pageOfActivity: (db) => each(pages(['all', ...subjectKinds], idCursors), (page) => pageOfActivity(db, page)),
  countActivity: (db) => countActivity(db),
  pageOfMails: (db) => each(pages(['all', ...mailStates], idCursors), (page) => pageOfMails(db, page, now)),
  countMails: (db) => countMails(db),
  claimNext: (db) => claimNext(db, now),
  countExported: (db) =>
    each(['quotes', 'contacts'] as const, (tab) =>
      countExported(db, { tab, filter: { show: 'all', search: '' }, now }),
    ),
  readExport: async (db) => {
    for (const { filter } of pages(['all', 'overdue', 'suspected', ...quoteStatuses], [0])) {
      for await (const rows of readExport(db, { tab: 'quotes', filter, now }, 'UTC')) void rows
    }
  },
  findExpired: (db) => findExpired(db, 12, now),
  applyRetention: async (db) => {
    await setRule(db, 'retention', { retentionMonths: 12 })
    await applyRetention(db, now)
  },
  listTimeline: (db) =>
    each(['quotes', 'contacts'] as const, (tab) => listTimeline(db, { tab, id: 7, createdAt: now.toISOString() })),
  hasOwnContent: (db) => hasOwnContent(db),
  listSitemapPaths: (db) => listSitemapPaths(db),
  readSitemap: (db) => readSitemap(db, 'https://deer.example'),
  readSitemapPart: (db) =>
    each(['products', 'deer-types', 'blog'] as const, (kind) =>
      readSitemapPart(db, 'https://deer.example', { kind, number: 3 }),
    ),
  search: (db) => each(['d', 'deer', 'deer stand', 'goldenrood'], (text) => search(db, text)),
}
