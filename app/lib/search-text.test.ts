import { expect, test } from 'vitest'
import { searchedNumber, searchForms, toSearchText } from './search-text'

const person = toSearchText(['Jürgen Müller', 'MARÍA-JOSÉ', null, '(201) 778-8004'])

test.each([
  'MÜLLER',
  'müller',
  'muller',
  'JÜRGEN',
  'María-José',
  'maria-jose',
  '2017788',
  '201-778',
  '(201) 77',
  '201.778.8004',
  '778-8',
  'jurgen maria',
  'Müller 2017788',
  'muller muller',
])('%s is found', (search) => {
  expect(isFound(search)).toBe(true)
})

test.each(['mueller', '2017789', 'jurgen maria otto', '8005 201'])('%s is not found', (search) => {
  expect(isFound(search)).toBe(false)
})

function isFound(search: string): boolean {
  return searchForms(search).some((parts) => parts.every((part) => person.includes(part)))
}

test('texts of two columns never run together', () => {
  expect(toSearchText(['Ab', 'Cd'])).toBe('ab\ncd')
})

test.each([
  ['131', 131],
  ['#131', 131],
  ['Quote 131', undefined],
  ['#', undefined],
  ['1'.repeat(16), undefined],
])('the number in %s is %s', (search, number) => {
  expect(searchedNumber(search)).toBe(number)
})
