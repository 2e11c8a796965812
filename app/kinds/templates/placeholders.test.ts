import { expect, test } from 'vitest'
import { fillLine, fillPlaceholders, placeholderFault, unknownPlaceholders } from './placeholders'

const values = {
  name: 'Ada $& {site}',
  reference: 'Q-01313',
  products: '2 × Field Spray\n1 × Rope',
  date: 'November 21, 2026',
  site: 'Stagwise',
  operator: 'warden',
}

test.each([
  ['Hi {name},', 'Hi Ada $& {site},'],
  ['{ Reference }: {products}', 'Q-01313: 2 × Field Spray\n1 × Rope'],
  ['{date} {site} {operator}', 'November 21, 2026 Stagwise warden'],
  ['{price} stays', '{price} stays'],
  ['no braces', 'no braces'],
])('"%s" becomes "%s"', (text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled)
})

test('products stay in the line of a subject', () => {
  expect(fillLine('About {products}', values)).toBe('About 2 × Field Spray, 1 × Rope')
})

test.each([
  ['{name} {reference}', []],
  ['{price} and {first name}, {price}', ['{price}', '{first name}']],
  ['{} {1} {a.b} { "json": 1 }', []],
  ['{__proto__} {constructor}', ['{constructor}']],
])('"%s" has the unknown ones %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown)
})

test('the fault names what is unknown, and what works', () => {
  expect(placeholderFault('Hi {name}')).toBeUndefined()
  expect(placeholderFault('Hi {first}')).toMatch(
    /^Nothing fills in \{first\}\. Change or remove it\. These work: \{name\}, /,
  )
})
