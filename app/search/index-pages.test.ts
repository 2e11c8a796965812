import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSection } from '~/kinds/settings/settings.server'
import { saveSection } from '~/dashboard/sections.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { indexSitePages, search, suggest } from './search.server'

let db: Kysely<Database>

beforeAll(async () => {
  db = await createTestDatabase()
  await indexSitePages(db)
})
afterAll(() => db.destroy())

const paths = async (text: string) => (await search(db, text)).results.map(({ path }) => path)

test('what the operator writes on a page is found once it is saved, and no longer once it is gone', async () => {
  expect(await paths('wolverines')).toEqual([])
  const stored = await getSection(db, 'terms')
  const text = '<h2>Wolverines</h2><p>None is sold here.</p>'
  await saveSection(db, { ...stored.record, text }, { stored, ...byWarden() })
  expect(await paths('wolverines')).toEqual(['/terms'])
  const saved = await getSection(db, 'terms')
  await saveSection(db, stored.record, { stored: saved, ...byWarden() })
  expect(await paths('wolverines')).toEqual([])
})

test('a tool is found by the text below it', async () => {
  expect(await paths('prusik lockdown tending')).toContain('/hunting-tools/rut-activity-tracker')
})

test.each([
  ['rut tex', 'Rut Activity Tracker: Texas'],
  ['legal li', 'Legal Light'],
  ['check', 'Hunting Checklist Generator'],
  ['hunt-d', 'Hunt-Day Sheet'],
])('%s suggests %s while it is typed', async (typed, title) => {
  expect((await suggest(db, typed))[0]).toMatchObject({ title, part: 'Hunting Tool' })
})
