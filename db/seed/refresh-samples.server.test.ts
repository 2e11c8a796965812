import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { search } from '~/search/search.server'
import type { Database } from '~db/database'
import { siteStart } from '~db/audit-log.server'
import { createTestDatabase } from '~db/test-database'
import { write } from '~db/write.server'
import { fingerprint, refreshSamples } from './refresh-samples.server'
import { hasOwnContent, seedSampleData } from './seed.server'

const act = { by: siteStart, now: new Date('2026-11-25T12:00:00Z') }
const post = 'from-field-to-freezer-cooling-aging-and-cutting-venison'
const lifeline = '30-foot-treestand-lifeline'
const oldSources = JSON.stringify([
  { title: 'Moose', publisher: 'A park', url: 'https://a.example/moose', readOn: '2026-11-21', usedFor: 'size' },
])

let db: Kysely<Database>
beforeEach(async () => {
  db = await createTestDatabase()
  await seedSampleData(db, act)
  await db
    .updateTable('deerTypes')
    .set({ sources: oldSources, faqQuestions: '[]' })
    .where('slug', '=', 'moose')
    .execute()
  await db.updateTable('blogPosts').set({ content: '<p>Old.</p>' }).where('slug', '=', post).execute()
  await db
    .updateTable('products')
    .set({ features: '["For stands of up to 25 feet"]' })
    .where('slug', '=', lifeline)
    .execute()
})
afterEach(() => db.destroy())

const moose = () => db.selectFrom('deerTypes').selectAll().where('slug', '=', 'moose').executeTakeFirstOrThrow()
const freezer = () => db.selectFrom('blogPosts').selectAll().where('slug', '=', post).executeTakeFirstOrThrow()
const rope = () => db.selectFrom('products').selectAll().where('slug', '=', lifeline).executeTakeFirstOrThrow()

/** As a site whose last release wrote what is stored now. */
async function formerly() {
  return {
    deerTypes: { moose: ['of another release', fingerprint(await moose())] },
    blogPosts: { [post]: [fingerprint(await freezer())] },
    products: { [lifeline]: [fingerprint(await rope())] },
  }
}

const refresh = (former: Awaited<ReturnType<typeof formerly>>) => write(db, (trx) => refreshSamples(trx, act, former))

test('untouched samples get their new texts, found by search, with the former ones as versions', async () => {
  const [before, former] = [await moose(), await formerly()]
  await refresh(former)
  const after = await moose()
  expect(after).toMatchObject({ version: 2, isActive: 1, featuredImageUrl: before.featuredImageUrl })
  expect(after.sources).toContain('"section":"conservation"')
  expect((await freezer()).content).toContain('18 inches (46 cm)')
  expect(await rope()).toMatchObject({ version: 2, features: expect.stringContaining('up to 20 feet') })
  expect(JSON.stringify(await search(db, 'caucasus'))).toContain('"path":"/moose"')
  const versions = await db
    .selectFrom('revisions')
    .where('state', '=', 'saved')
    .select(['kind', 'version', 'operatorName'])
    .execute()
  expect(versions).toHaveLength(6)
  expect(versions.filter(({ version }) => version === 1)).toHaveLength(3)
  expect(await hasOwnContent(db)).toBe(false)
})

test('a refreshed sample is the one that a new site gets, so that the next release knows it', async () => {
  const fresh = await createTestDatabase()
  await seedSampleData(fresh, act)
  await refresh(await formerly())
  const made = await fresh.selectFrom('deerTypes').selectAll().where('slug', '=', 'moose').executeTakeFirstOrThrow()
  const written = await fresh.selectFrom('blogPosts').selectAll().where('slug', '=', post).executeTakeFirstOrThrow()
  const sold = await fresh.selectFrom('products').selectAll().where('slug', '=', lifeline).executeTakeFirstOrThrow()
  await fresh.destroy()
  expect(fingerprint(await rope())).toBe(fingerprint(sold))
  expect(fingerprint(await moose())).toBe(fingerprint(made))
  expect(fingerprint(await freezer())).toBe(fingerprint(written))
})

test('once', async () => {
  const former = await formerly()
  await refresh(former)
  await refresh(former)
  expect(await moose()).toMatchObject({ version: 2 })
})

test('a text that is already the new one makes no version', async () => {
  await refresh(await formerly())
  await refresh(await formerly())
  expect([await moose(), await freezer(), await rope()].map(({ version }) => version)).toEqual([2, 2, 2])
})

test.each([
  ['a text', { conservationLaws: 'Ours.' }],
  ['a list', { winterDiet: '["Twigs"]' }],
  ['a source', { sources: '[]' }],
  ['the name', { name: 'Elk of Europe' }],
])('a species stays as it is when an operator has changed %s', async (_, change) => {
  const former = await formerly()
  await db.updateTable('deerTypes').set(change).where('slug', '=', 'moose').execute()
  const edited = await moose()
  await refresh(former)
  expect(await moose()).toEqual(edited)
})

test('an edited post or product stays, and deleted samples do not come back', async () => {
  const former = await formerly()
  await db.updateTable('blogPosts').set({ content: '<p>Ours.</p>' }).where('slug', '=', post).execute()
  await db.updateTable('products').set({ discountPercentage: 60 }).where('slug', '=', lifeline).execute()
  await db.deleteFrom('deerTypes').where('slug', '=', 'moose').execute()
  await refresh(former)
  expect(await freezer()).toMatchObject({ content: '<p>Ours.</p>', version: 1 })
  expect(await rope()).toMatchObject({ features: '["For stands of up to 25 feet"]', version: 1 })
  expect(await db.selectFrom('deerTypes').select('id').where('slug', '=', 'moose').execute()).toEqual([])
})

test('a new picture or a switched status is no reason to keep old texts, and stays', async () => {
  const former = await formerly()
  const own = { isActive: 0 as const, featuredImageUrl: '/images/own.webp', galleryImages: '[]' }
  await db.updateTable('deerTypes').set(own).where('slug', '=', 'moose').execute()
  await refresh(former)
  expect(await moose()).toMatchObject({ ...own, version: 2 })
})
