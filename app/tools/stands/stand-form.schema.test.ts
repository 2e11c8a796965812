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

test.each([
  ['44.47, -73.21', { latitude: 44.47, longitude: -73.21 }],
  ["N 44° 28.2' W 073° 12.6'", { latitude: 44.47, longitude: -73.21 }],
  ['17T 630084 4833438', { latitude: 43.642562, longitude: -79.387143 }],
  ['https://maps.apple.com/?ll=44.47,-73.21&q=Dropped%20Pin', { latitude: 44.47, longitude: -73.21 }],
  ['44.47 N, 73.21 E', { latitude: 44.47, longitude: 73.21 }],
])('the point %s is read', (text, point) => {
  expect(read(new URLSearchParams({ name: 'Oak', point: text }).toString()).input?.point).toEqual(point)
})

test.each([
  ['by the oak', 'Enter both numbers'],
  ['44.47', 'Enter both numbers'],
  ['44.47, 73.21', 'That is in Asia. In North America the longitude has a minus: 44.47, -73.21.'],
  ['-73.21, 44.47', 'That is in Antarctica. Type the latitude first'],
  ['https://maps.app.goo.gl/2pV3xyz9', 'This link does not hold a point.'],
])('the point %s is refused, with a way out', (text, words) => {
  const { input, errors } = read(new URLSearchParams({ name: 'Oak', point: text }).toString())
  expect([input, errors.point]).toEqual([undefined, expect.stringContaining(words)])
})

test('an address that would be too long to open is refused', () => {
  const long = readStands(
    new URLSearchParams(Array.from({ length: 59 }, (_, index) => ['stand', `${'я'.repeat(30)} ${String(index)}`])),
  )
  expect(read('name=Oak', long).errors).toEqual({})
  const { errors } = readStandForm(new URLSearchParams('name=Oak'), long, { isInAddress: true })
  expect(errors.name).toContain('would be too long to open')
})

test('one too many is refused, and one of the same name is not', () => {
  const many = readStands(
    new URLSearchParams(Array.from({ length: mostStands }, (_, index) => ['stand', `No. ${String(index)}`])),
  )
  expect(read('name=Oak', many).errors).toEqual({ name: '60 stands are the most. Remove one first.' })
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
