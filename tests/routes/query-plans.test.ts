/**
 * No list or figure of the site reads a growing table from end to end, or sorts one: every query reads an index in the
 * order of that index.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { loader as loadInboxPage } from '~/routes/admin/inbox'
import { pageOfPosts } from '~/kinds/blog/admin/post-list.server'
import { listActiveDeerTypeCards } from '~/kinds/deer-types/deer-types.server'
import { findPersonIds } from '~/people/person-ids.server'
import { countRefused } from '~/inbox/entries/entry-marks.server'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { readVisitCounts, readVisitDays, readVisitReport } from '~/visits/visits.server'
import { goodDraft, goodRows, insertRow } from '~db/test-rows'
import { growthOf, plansOf } from './query-plans'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { useSiteDatabase } from './site-database'
import { each, keyCursors, listingWork, now, size } from './listing-work'

const site = useSiteDatabase()

/** The functions whose rows stay few, or are in none of these tables, with the reason. */
const others = {
  listPreviewLinks: 'at most 20 of a record',
  listDraftSaves: 'one for each window in which the record is open',
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
  countWrongCodes: 'one row',
  listSeasons: 'at most 2,000',
  listSeasonHours: 'at most 2,000',
  pageOfSeasons: 'at most 2,000',
  countSeasons: 'at most 2,000',
  countOpenSince: 'of a day or an hour; countInbox asks it',
  countNewReceipts: 'mails that wait: the budget bounds them',
  listWaitingDigests: 'mails that wait: the budget bounds them',
} as const satisfies Record<string, string>

/** Each table has a row, so that the searches find one. */
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
  await insertRow(site.db, 'answers', { ...goodRows.answers, entryId: 7, content: JSON.stringify(content) })
  await insertRow(site.db, 'revisions', { ...goodRows.revisions, recordId: 7 })
  await insertRow(site.db, 'revisions', goodDraft)
  await insertRow(site.db, 'auditLog', { ...goodRows.auditLog, subject: text })
  await insertRow(site.db, 'bin', goodRows.bin)
  // The record in the bin has the address of another one.
  const deleted = { kind: 'deerTypes', recordId: 9, slug: goodRows.blogPosts.slug }
  await insertRow(site.db, 'bin', { ...goodRows.bin, ...deleted })
})

describe('what is asked stays as dear when the site grows', () => {
  test.each(Object.entries(listingWork))('%s', async (_, run) => {
    const plans = await plansOf(site.db, () => run(site.db))
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
  // Only the daily lists of 90 days are scanned.
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
      const open = steps.filter((step) => /\bquotesOpen\b/.test(step)).length
      // The rows of one part; or those with news of an offer, and the others.
      expect([1, 2]).toContain(open)
      expect(steps).toContain('SEARCH entryEvents USING COVERING INDEX entryEventsOfOffers (entryKind=?)')
      expect(
        steps.filter((step) => /^SEARCH quotes USING (?:COVERING )?INDEX quotesBySuspicionAndStatus /.test(step))
          .length,
      ).toBe(steps.filter((step) => /^(?:SCAN|SEARCH) quotes /.test(step)).length - open)
    }
  },
)

test('answers that did not arrive are found among the mails that failed', async () => {
  const plans = await plansOf(site.db, () => countRefused(site.db, { table: 'quotes' }))
  const steps = plans.flatMap((plan) => plan.steps)
  expect(steps).toContain('SEARCH mails USING INDEX mailsByState (state=?)')
  expect(steps).toContain('SEARCH answers USING INDEX answersByMail (mailId=?)')
})

test('visits are read by their days, and their names added up', async () => {
  await insertRow(site.db, 'visitCounts', { ...goodRows.visitCounts })
  const plansFor = async (read: () => Promise<unknown>) =>
    (await plansOf(site.db, read))
      .filter(({ statement }) => statement.includes('visitCounts'))
      .map(({ steps }) => steps)
  const byDay = 'SEARCH visitCounts USING PRIMARY KEY (day>?)'
  expect(await plansFor(() => readVisitDays(site.db, ['2026-11-21']))).toEqual([[byDay]])
  // A day has at most 4,600 names.
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

test.each([
  ['goldenrod', false],
  ['nobody', false],
  ['ada', true],
])('a search for “%s” reads the entries a second time to count them: %s', async (q, isCounted) => {
  for (let n = 0; n < 60; n += 1) await insertRow(site.db, 'quotes', { ...goodRows.quotes, searchText: 'ada' })
  await site.db.updateTable('quotes').set({ searchText: 'goldenrod' }).where('notes', 'like', '%goldenrod%').execute()
  const { cookie } = await beginSession(site.db)
  const plans = await plansOf(site.db, () =>
    callRoute(loadInboxPage, { path: `/admin/quotes?q=${q}`, headers: { Cookie: cookie } }),
  )
  const searches = plans.filter(({ statement }) => statement.includes('like'))
  expect(searches.some(({ statement }) => /count\(/i.test(statement))).toBe(isCounted)
  expect(searches.length).toBeGreaterThan(0)
})

test('each list, page and count is among them', () => {
  const folder = path.resolve('app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.server.ts') && !/^(?:server|routes|dashboard\/[^/]+$|content\/(?:editor|list)\/)/.test(file),
  )
  const names = files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(
        /^export (?:async )?function ((?:list|pageOf|count|search)\w*)/gm,
      ),
      ([, name = '']) => name,
    ),
  )
  expect(names).toContain('pageOfQuotes')
  expect(names.filter((name) => !(name in listingWork) && !(name in others))).toEqual([])
})

describe('a statement that grows is told', () => {
  test.each([
    ["SELECT count(*) FROM quotes WHERE notes = 'a'", 'SCAN'],
    ['SELECT * FROM quotes ORDER BY "customerName" LIMIT 5', 'TEMP B-TREE'],
    ["SELECT * FROM quotes WHERE notes LIKE '%a%' ORDER BY id LIMIT 5", 'SCAN'],
    [`SELECT * FROM quotes WHERE "deletedAt" IS NULL AND status = 'closed' ORDER BY id`, 'without an end'],
    ['SELECT * FROM quotes WHERE "deletedAt" is null ORDER BY id LIMIT 5', 'SCAN'],
  ])('%s', async (statement, fault) => {
    const plans = await plansOf(site.db, () => sql.raw(statement).execute(site.db))
    expect(plans.flatMap(growthOf).join()).toContain(fault)
  })
})
