import { describe, expect, test } from 'vitest'
import { listAddress, parseListFilter } from './list-query'

const choices = ['active', 'inactive'] as const
const parse = (query: string) => parseListFilter(new URLSearchParams(query), choices)

describe('parseListFilter', () => {
  test.each([
    ['', { show: 'all', search: '' }],
    ['status=active&q=elk', { show: 'active', search: 'elk' }],
    ['status=all', { show: 'all', search: '' }],
    ['status=constructor', { show: 'all', search: '' }],
    ['q=%20a%0Ab%20', { show: 'all', search: 'a b' }],
  ])('%s', (query, filter) => {
    expect(parse(query)).toEqual(filter)
  })

  test('cuts a long search by characters', () => {
    expect(Array.from(parse(`q=${'🦌'.repeat(300)}`).search)).toHaveLength(200)
  })
})

test.each([
  [{ show: 'all', search: '' }, '/x'],
  [{ show: 'active', search: '' }, '/x?status=active'],
  [{ show: 'all', search: 'a & b' }, '/x?q=a+%26+b'],
  [{ show: 'inactive', search: '50%' }, '/x?status=inactive&q=50%25'],
])('listAddress writes what parseListFilter reads: %j', (filter, address) => {
  expect(listAddress('/x', filter)).toBe(address)
  expect(parse(address.split('?')[1] ?? '')).toEqual(filter)
})
