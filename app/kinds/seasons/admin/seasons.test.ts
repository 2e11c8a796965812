import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maxSeasons } from '~/kinds/seasons/seasons'
import { seasonInput, type SeasonInput } from '~/kinds/seasons/seasons.schema'
import { listSeasons } from '~/kinds/seasons/seasons.server'
import { EditQuestionError, RecordChangedError } from '~/lib/refusal'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden, goodRows } from '~db/test-rows'
import { countSeasons, importSeasons, pageOfSeasons, seasonStore, TooManySeasonsError } from './seasons.server'

let db: Kysely<Database>
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const act = byWarden(new Date('2026-11-25T12:00:00.000Z'))
const ohio = seasonInput('2026-11-25').parse(goodRows.seasons)
const inputs = (count: number, change: Partial<SeasonInput> = {}) =>
  Array.from({ length: count }, (_, index) => ({ ...ohio, zone: `Zone ${String(index + 1)}`, ...change }))
const bring = (seasons: readonly SeasonInput[], confirmed = '') => importSeasons(db, seasons, { ...act, confirmed })
const stored = async () => (await listSeasons(db)).map(({ state, zone }) => `${state} ${zone}`)
const events = async () =>
  (await db.selectFrom('auditLog').select(['event', 'detail']).orderBy('id').execute()).map(({ event }) => event)

test('a season is created once although it is sent twice, saved, and deleted', async () => {
  const first = await seasonStore.create(db, ohio, { ...act, formKey: 'a' })
  expect(await seasonStore.create(db, ohio, { ...act, formKey: 'a' })).toEqual(first)
  expect(await listSeasons(db)).toEqual([{ ...ohio, id: first.id }])

  const saved = await seasonStore.save(db, { ...ohio, fee: '$40' }, { ...act, stored: first })
  expect(saved).toMatchObject({ fee: '$40', version: 2 })
  await expect(seasonStore.save(db, ohio, { ...act, stored: first })).rejects.toThrow(RecordChangedError)
  expect(await seasonStore.find(db, first.id)).toEqual(saved)

  expect(await seasonStore.remove(db, first.id, act)).toBe(true)
  expect(await seasonStore.remove(db, first.id, act)).toBe(false)
  expect(await seasonStore.find(db, first.id)).toBeUndefined()
  expect(await events()).toEqual(['season-created', 'season-updated', 'season-deleted'])
})

test('the list goes by state and day, and is filtered by state and words', async () => {
  await bring([
    { ...ohio, opensOn: '2026-11-30', weapon: 'Firearms' },
    ohio,
    { ...ohio, state: 'AL', species: 'Mule deer' },
  ])
  const page = async (filter: Parameters<typeof pageOfSeasons>[1]['filter']) =>
    (await pageOfSeasons(db, { filter, cursor: undefined, size: 50 })).rows.map(
      ({ state, weapon }) => `${state} ${weapon}`,
    )
  expect(await page({ show: 'all', search: '' })).toEqual(['AL Archery', 'OH Archery', 'OH Firearms'])
  expect(await page({ show: 'OH', search: '' })).toEqual(['OH Archery', 'OH Firearms'])
  expect(await page({ show: 'all', search: 'MULE' })).toEqual(['AL Archery'])
  expect(await page({ show: 'TX', search: '' })).toEqual([])
  expect(await countSeasons(db)).toEqual({ AL: 1, OH: 2 })
})

test('the list is read page by page, forward and back, and leaves nothing out where days are alike', async () => {
  await bring([...inputs(3), ...inputs(2, { state: 'AL', opensOn: '2026-11-01' }), ...inputs(1, { state: 'TX' })])
  const filter = { show: 'all' as const, search: '' }
  const read = async (cursor: Parameters<typeof pageOfSeasons>[1]['cursor']) => {
    const { rows, ...ways } = await pageOfSeasons(db, { filter, cursor, size: 2 })
    return { zones: rows.map(({ state, zone }) => `${state} ${zone}`), ...ways }
  }
  const first = await read(undefined)
  const second = await read(first.next)
  const third = await read(second.next)
  expect([first, second, third].map(({ zones }) => zones)).toEqual([
    ['AL Zone 1', 'AL Zone 2'],
    ['OH Zone 1', 'OH Zone 2'],
    ['OH Zone 3', 'TX Zone 1'],
  ])
  expect(third.next).toBeUndefined()
  expect((await read(third.previous)).zones).toEqual(second.zones)
  expect((await read(second.previous)).previous).toBeUndefined()
})

describe('an import', () => {
  test('into an empty state is added without a question', async () => {
    expect(await bring(inputs(2))).toEqual({ states: ['OH'], added: 2, replaced: 0, known: 0 })
    expect(await stored()).toEqual(['OH Zone 1', 'OH Zone 2'])
  })

  test('that is sent twice is stored and told once', async () => {
    await bring(inputs(2))
    expect(await bring(inputs(2))).toEqual({ states: ['OH'], added: 0, replaced: 0, known: 2 })
    expect(await events()).toEqual(['seasons-imported'])
  })

  test('asks what to do with other seasons of its states, and stores nothing before the answer', async () => {
    await bring([ohio, { ...ohio, state: 'TX' }])
    for (const confirmed of ['', 'perhaps']) {
      await expect(bring(inputs(2), confirmed)).rejects.toThrow(EditQuestionError)
    }
    expect(await stored()).toEqual(['OH Statewide', 'TX Statewide'])
  })

  test('that replaces leaves the other states as they are', async () => {
    await bring([ohio, { ...ohio, state: 'TX' }])
    const result = await bring([...inputs(2), { ...ohio, state: 'AL' }], 'replace 1')
    expect(result).toEqual({ states: ['AL', 'OH'], added: 3, replaced: 1, known: 0 })
    expect(await stored()).toEqual(['AL Statewide', 'OH Zone 1', 'OH Zone 2', 'TX Statewide'])
  })

  test('asks again if other seasons were stored after the question', async () => {
    await bring([ohio])
    await bring([{ ...ohio, zone: 'Islands' }], 'add')
    await expect(bring(inputs(2), 'replace 1')).rejects.toThrow('2 seasons on the site already')
    expect(await stored()).toEqual(['OH Statewide', 'OH Islands'])
  })

  test('that adds keeps what is there, and leaves out what is the same', async () => {
    await bring([ohio, ...inputs(1)])
    expect(await bring(inputs(2), 'add')).toEqual({ states: ['OH'], added: 1, replaced: 0, known: 1 })
    expect(await stored()).toEqual(['OH Statewide', 'OH Zone 1', 'OH Zone 2'])
  })

  test('stops at 2,000, with what is there, and changes nothing then', async () => {
    await bring(inputs(maxSeasons - 1, { state: 'TX' }))
    await expect(bring(inputs(2))).rejects.toThrow('at most 2,000 seasons, and this would make 2,001')
    await bring(inputs(1))
    await expect(seasonStore.create(db, ohio, act)).rejects.toThrow(TooManySeasonsError)
    const replace = `replace ${String(maxSeasons - 1)}`
    await expect(bring(inputs(maxSeasons + 1, { state: 'TX', weapon: 'Bow' }), replace)).rejects.toThrow('make 2,002')
    expect(await stored()).toHaveLength(maxSeasons)
    expect(await bring(inputs(maxSeasons - 1, { state: 'TX', weapon: 'Bow' }), replace)).toMatchObject({
      added: maxSeasons - 1,
      replaced: maxSeasons - 1,
    })
  })
})
