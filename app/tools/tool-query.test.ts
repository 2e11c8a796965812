import { expect, test } from 'vitest'
import { array, object, regex, string } from 'zod/mini'
import { readTool, withoutBlanks, withoutEmptyValues } from './tool-query'

const schema = object({
  weight: string().check(regex(/^\d+$/, { error: 'Give a weight' })),
  mark: array(string()),
})
const fields = { one: ['weight'], many: ['mark'] }
const read = (query: string) => readTool(new URLSearchParams(query), schema, fields)

test('without any of its parameters nothing is asked', () => {
  expect(read('')).toEqual({ isAsked: false, input: undefined, errors: {} })
  expect(read('utm=1')).toMatchObject({ isAsked: false })
})

test('with one of them the button counts as pressed', () => {
  expect(read('weight=120&mark=a&mark=b')).toEqual({
    isAsked: true,
    input: { weight: '120', mark: ['a', 'b'] },
    errors: {},
  })
  expect(read('weight=+120+')).toMatchObject({ input: { weight: '120', mark: [] } })
})

test.each(['weight=', 'mark=a', 'weight=x'])('%s: the message stands at the field', (query) => {
  expect(read(query)).toEqual({ isAsked: true, input: undefined, errors: { weight: 'Give a weight' } })
})

test('a wrong field that may be empty is left out, and named', () => {
  const optional = object({
    weight: schema.shape.weight,
    gap: string().check(regex(/^\d*$/, { error: 'Whole minutes' })),
  })
  const readBoth = (query: string) => readTool(new URLSearchParams(query), optional, { one: ['weight', 'gap'] })
  expect(readBoth('weight=120&gap=x')).toEqual({
    isAsked: true,
    input: { weight: '120', gap: '' },
    errors: { gap: 'Whole minutes' },
  })
  expect(readBoth('weight=x&gap=x')).toMatchObject({
    input: undefined,
    errors: { weight: 'Give a weight', gap: 'Whole minutes' },
  })
})

test.each([
  ['wind=&wind=NW', 'wind=NW'],
  ['wind=', 'wind='],
  ['done=a&done=&done=b', 'done=a&done=b'],
  ['a=&b=', 'a=&b='],
  ['wind=&wind=', 'wind='],
  ['', ''],
])('of ?%s what was chosen is left: ?%s', (given, left) => {
  expect(withoutEmptyValues(new URLSearchParams(given)).toString()).toBe(left)
})

test.each([
  ['wind=&wind=S&time=&d1=&state=', 'wind=S'],
  ['wind=&time=', 'wind='],
  ['wind=S&time=evening', 'wind=S&time=evening'],
  ['state=&time=', ''],
])('%s without blanks is "%s"', (query, expected) => {
  expect(withoutBlanks(new URLSearchParams(query), ['wind']).toString()).toBe(expected)
})
