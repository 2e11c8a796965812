import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { indexSitePages, search } from './search.server'

let db: Kysely<Database>

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T17:00:00Z'), toFake: ['Date'] })
  db = await createTestDatabase()
  await indexSitePages(db)
})
afterAll(async () => {
  vi.useRealTimers()
  await db.destroy()
})

async function firstOf(query: string) {
  const { results } = await search(db, query)
  return results[0]
}

test.each([
  ['rut peak ohio', 'Peak of the rut in Ohio: October 29 to November 13', /^Today, November 27: .* ended 14 days ago/],
  ['when is the rut in georgia', 'Peak of the rut in Georgia: October 20 to December 28 by area', /1 of 8 areas/],
  ['rut hawaii', 'No whitetail rut in Hawaii', /axis deer/],
  ['rut colorado', 'No published date found for Colorado', /wildlife agency/],
  [
    'legal light ohio',
    'Legal light today, November 27: 7:01 AM to 5:37 PM EST',
    /^At the center of Ohio\. Ohio: half an hour/,
  ],
  [
    'shooting hours minnesota',
    'Legal light in Minnesota: hours not read',
    /^Ask the agency: Minnesota Department of Natural Resources, dnr\.state\.mn\.us\.$/,
  ],
  [
    'what time can i start shooting in south carolina',
    'Legal light today, November 27: 6:07 AM to 6:15 PM EST',
    /one hour before sunrise/,
  ],
  ['sunrise tomorrow in montana', 'Legal light tomorrow, November 28: 7:10 AM to 5:03 PM MST', /center of Montana/],
  [
    'do i need orange in pennsylvania',
    'Blaze orange in Pennsylvania',
    /^250 square inches .* As printed in 2019: PennLive\.$/,
  ],
  ['hunter education texas', 'Hunter education in Texas', /September 2, 1971/],
])('"%s" is answered in the first result: %s', async (query, answer, text) => {
  const first = await firstOf(query)
  expect(first).toMatchObject({ answer, text: expect.stringMatching(text) })
})

test.each(['bag limit ohio', 'cwd rules michigan', 'legal light', 'ohio'])(
  '"%s" asks for nothing that its first result could answer',
  async (query) => {
    const first = await firstOf(query)
    expect(first).not.toHaveProperty('answer')
  },
)

test('a day is that of the state, and a season that the operator has read counts', async () => {
  vi.setSystemTime('2026-11-28T06:00:00Z')
  const washington = await firstOf('legal light washington')
  expect(washington?.answer).toMatch(/ today, November 27: /)
  const hours = { minutesBeforeSunrise: 0, minutesAfterSunset: 0 }
  await insertRow(db, 'seasons', { ...goodRows.seasons, ...hours })
  await insertRow(db, 'seasons', { ...goodRows.seasons, ...hours, id: 2, state: 'MT' })
  const ohio = await firstOf('legal light ohio')
  expect(ohio).toMatchObject({
    answer: 'Legal light today, November 28: 7:32 AM to 5:06 PM EST',
    text: 'At the center of Ohio. Ohio, White-tailed deer, Archery, Statewide: sunrise to sunset.',
  })
})
