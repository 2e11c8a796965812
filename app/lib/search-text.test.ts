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
])('%s is found', (search) => {
  expect(searchForms(search).some((form) => person.includes(form))).toBe(true)
})

test.each(['mueller', '2017789', 'jurgen maria', '8004 201'])('%s is not found', (search) => {
  expect(searchForms(search).some((form) => person.includes(form))).toBe(false)
})

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
