import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '~db/sqlite/connect.server'
import { migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { goodRows, insertRow } from '~db/test-rows'
import { migrations } from './list'

let db: Kysely<Database>
beforeEach(async () => {
  db = connect(new BetterSqlite3(':memory:'))
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '025')))
})
afterEach(() => db.destroy())

const ageing = {
  title: 'AnAge: The Animal Ageing and Longevity Database',
  publisher: 'Human Ageing Genomic Resources',
  url: 'https://genomics.senescence.info/species/',
  readOn: '2026-11-21',
  usedFor: 'gestation, birth weight, weaning and the age record',
}
const other = { ...ageing, title: 'Another', url: 'https://example.com/a' }

function readDeerType(slug: string) {
  return db.selectFrom('deerTypes').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
}

test('a sample text becomes that of a new site', async () => {
  const sources = JSON.stringify([ageing, other])
  const old = { slug: 'fallow-deer', lifespanCaptivity: 'Up to 27 years (AnAge record)', sources }
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, ...old })
  await migrateToLatest(db)
  const sample = sampleDeerTypes.find(({ slug }) => slug === 'fallow-deer')
  const stored = await readDeerType('fallow-deer')
  expect(stored.lifespanCaptivity).toBe(sample?.lifespanCaptivity)
  const current = sample?.sources.filter(({ url }) => /entry\.php|eol\.org/.test(url)) ?? []
  expect(current).toHaveLength(2)
  // Sections came later: see refresh-samples.server.ts.
  const withoutSections = current.map(({ title, publisher, url, readOn, usedFor }) => ({
    title,
    publisher,
    url,
    readOn,
    usedFor,
  }))
  expect(JSON.parse(stored.sources)).toEqual([...withoutSections, other])
})

test('what an operator wrote stays', async () => {
  const own = { slug: 'elk', lifespanWild: 'Ours lived 12 years', sources: JSON.stringify([other]) }
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, ...own })
  await migrateToLatest(db)
  expect(await readDeerType('elk')).toMatchObject(own)
})
