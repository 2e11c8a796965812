/** The tests count how often the sky is searched, because a search takes longer than the rest of a page. */
import type * as Astronomy from 'astronomy-engine'
import { Body, SearchRiseSet } from 'astronomy-engine'
import { afterEach, expect, test, vi } from 'vitest'
import { readToday } from '~/home/today'
import { reportLight } from './legal-light'

vi.mock('astronomy-engine', async (load) => {
  const real = await load<typeof Astronomy>()
  return { ...real, SearchRiseSet: vi.fn(real.SearchRiseSet) }
})

afterEach(() => {
  vi.clearAllMocks()
})

function searchedBodies() {
  return vi.mocked(SearchRiseSet).mock.calls.map(([body]) => body)
}

test('the home page searches one sunrise and one sunset', () => {
  readToday('2026-11-27')
  expect(searchedBodies()).toEqual([Body.Sun, Body.Sun])
})

test('the report of a day searches those of no other day', () => {
  reportLight('2026-11-27', { latitude: 39.74, longitude: -104.99, timeZone: 'America/Denver' })
  expect(searchedBodies().filter((body) => body === Body.Sun)).toHaveLength(2)
})
