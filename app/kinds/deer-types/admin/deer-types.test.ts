import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseListFilter } from '~/lib/list-query'
import { formatPlaceCursor, parsePlaceCursor } from '~/lib/cursor'
import type { Database } from '~db/database'
import { countRecordStates } from '~db/record-list.server'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { addDeerType } from '../../../../tests/routes/site-database'
import { deerTypeList } from './deer-type-list'
import { deerTypeStore, pageOfDeerTypes } from './deer-types.server'

const deerTypeStates = deerTypeList.states.map(({ id }) => id)
let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

function page(query = '', { size = 50, cursor = '' } = {}) {
  const filter = parseListFilter(new URLSearchParams(query), deerTypeStates)
  return pageOfDeerTypes(db, { filter, size, cursor: parsePlaceCursor(cursor) })
}

async function names(query?: string) {
  return (await page(query)).rows.map(({ name }) => name)
}

describe('the list', () => {
  beforeEach(async () => {
    await addDeerType(db, { name: 'moose', slug: 'moose', scientificName: 'Alces alces' })
    await addDeerType(db, { name: 'Elk', slug: 'wapiti', isActive: 0 })
    await addDeerType(db, { name: 'Caribou', slug: 'caribou', generalDescription: '100% at home in snow.' })
  })

  test.each([
    ['', ['Caribou', 'Elk', 'moose']],
    ['status=active', ['Caribou', 'moose']],
    ['status=inactive', ['Elk']],
    ['status=nonsense', ['Caribou', 'Elk', 'moose']],
    ['q=MOOS', ['moose']],
    ['q=alces', ['moose']],
    ['q=wapiti', ['Elk']],
    ['q=100%25', ['Caribou']],
    ['q=_', []],
    ['q=wapiti&status=active', []],
  ])('?%s finds %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('counts each state', async () => {
    expect(await countRecordStates(db, 'deerTypes', deerTypeStates)).toEqual({ active: 2, inactive: 1, scheduled: 0 })
  })
})

test('nothing is counted where nothing is', async () => {
  expect(await countRecordStates(db, 'deerTypes', deerTypeStates)).toEqual({ active: 0, inactive: 0, scheduled: 0 })
})

test('its pages lead there and back, also through equal names', async () => {
  for (const name of ['b', 'A', 'b', 'B', 'c']) await addDeerType(db, { name })
  const walked: string[][] = []
  const ids = (rows: { id: number; name: string }[]) => rows.map(({ id, name }) => `${name}${String(id)}`)
  let here = await page('', { size: 2 })
  for (; here.next; here = await page('', { size: 2, cursor: formatPlaceCursor(here.next) }))
    walked.push(ids(here.rows))
  walked.push(ids(here.rows))
  expect(walked).toEqual([['A2', 'b1'], ['b3', 'B4'], ['c5']])
  const back: string[][] = []
  while (here.previous) {
    here = await page('', { size: 2, cursor: formatPlaceCursor(here.previous) })
    back.unshift(ids(here.rows))
  }
  expect(back).toEqual(walked.slice(0, -1))
})

test('the switch says what it wants: twice is once', async () => {
  const { id } = await addDeerType(db)
  const now = new Date()
  for (const isActive of [false, false, true]) {
    expect(await deerTypeStore.switchTo(db, { id, isOn: isActive }, byWarden(now))).toMatchObject({ isActive })
  }
  expect(await deerTypeStore.switchTo(db, { id: 99, isOn: true }, byWarden(now))).toBeUndefined()
})
