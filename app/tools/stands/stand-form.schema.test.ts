import { describe, expect, test } from 'vitest'
import { useSiteDatabase } from '../../../tests/routes/site-database'
import { loader } from '~/routes/tools/wind-picker'
import { mostStands, readStands } from './stand'
import { readStandForm } from './stand-form.schema'

const read = (query: string, stands: Parameters<typeof readStandForm>[1] = []) =>
  readStandForm(new URLSearchParams(query), stands)

test('a stand is read as it was typed', () => {
  expect(read('name=+Oak++ladder&good=NW&good=N&access=S&slope=ridge-top').input).toEqual({
    name: 'Oak ladder',
    goodWinds: ['N', 'NW'],
    access: 'S',
    slope: 'ridge-top',
  })
  expect(read('name=Oak&access=&slope=').input).toEqual({
    name: 'Oak',
    goodWinds: [],
    access: undefined,
    slope: undefined,
  })
})

test.each([
  ['name=', 'name'],
  ['good=N', 'name'],
  [`name=${'x'.repeat(41)}`, 'name'],
  ['name=Oak&good=NNW', 'good'],
  ['name=Oak&access=up', 'access'],
  ['name=Oak&slope=moon', 'slope'],
])('%s is refused at its field', (query, field) => {
  const { isAsked, input, errors } = read(query)
  expect([isAsked, input, Object.keys(errors)]).toEqual([true, undefined, [field]])
})

test('one too many is refused, and one of the same name is not', () => {
  const many = readStands(
    new URLSearchParams(Array.from({ length: mostStands }, (_, index) => ['stand', `No. ${String(index)}`])),
  )
  expect(read('name=Oak', many).errors).toEqual({ name: '12 stands are the most. Remove one first.' })
  expect(read('name=no.+3', many).input?.name).toBe('no. 3')
})

describe('without JavaScript', () => {
  useSiteDatabase()
  const path = '/hunting-tools/wind-direction-stand-picker'

  async function locationOf(query: string): Promise<string | null> {
    try {
      await loader({ request: new Request(`http://localhost:3000${path}${query}`), params: {}, context: {} })
      return null
    } catch (thrown) {
      return thrown instanceof Response ? thrown.headers.get('Location') : 'an error'
    }
  }

  test.each([
    ['?wind=&wind=S&time=', `${path}?wind=S`],
    ['?wind=S&stand=Oak&name=Creek&good=N&access=&slope=', `${path}?wind=S&stand=Oak&name=Creek&good=N`],
    ['?wind=S&stand=Oak&name=Creek&good=N', `${path}?wind=S&stand=Oak&stand=Creek*N**`],
    ['?state=', path],
    ['?wind=', null],
    ['?name=&good=N', null],
    ['?wind=S&stand=Oak*N**', null],
  ])('%s leads to %s', async (query, location) => {
    expect(await locationOf(query)).toBe(location)
  })
})
