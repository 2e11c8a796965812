import { describe, expect, test } from 'vitest'
import { findCategoryChanges, firstCategories, withRemoved, type CategoryRow } from './product-categories'

const row = (name: string, addresses = ''): CategoryRow => ({ name, description: 'x', addresses })
const safety = row('Safety', 'safety')
const gear = row('Gear', 'gear')

/** The stored rows, the typed rows, and the expected changes. */
const cases: [string, CategoryRow[], CategoryRow[], ReturnType<typeof findCategoryChanges>][] = [
  ['nothing changes', [safety, gear], [safety, gear], { categories: [safety, gear], renamed: [], removed: [] }],
  ['another order', [safety, gear], [gear, safety], { categories: [gear, safety], renamed: [], removed: [] }],
  [
    'a new name keeps the address before',
    [safety, gear],
    [safety, row('Field Gear', 'gear')],
    { categories: [safety, row('Field Gear', 'field-gear gear')], renamed: [['Gear', 'Field Gear']], removed: [] },
  ],
  [
    'the name before once more',
    [row('Field Gear', 'field-gear gear')],
    [row('Gear', 'field-gear gear')],
    { categories: [row('Gear', 'gear field-gear')], renamed: [['Field Gear', 'Gear']], removed: [] },
  ],
  [
    'capitals alone are a new name',
    [gear],
    [row('GEAR', 'gear')],
    { categories: [row('GEAR', 'gear')], renamed: [['Gear', 'GEAR']], removed: [] },
  ],
  [
    'an added one',
    [gear],
    [gear, row('Rods & Reels')],
    { categories: [gear, row('Rods & Reels', 'rods-reels')], renamed: [], removed: [] },
  ],
  [
    'an added one takes a former address',
    [row('Field Gear', 'field-gear gear')],
    [row('Field Gear', 'field-gear gear'), row('Gear')],
    { categories: [row('Field Gear', 'field-gear'), row('Gear', 'gear')], renamed: [], removed: [] },
  ],
  [
    'two swap their names',
    [safety, gear],
    [row('Gear', 'safety'), row('Safety', 'gear')],
    {
      categories: [row('Gear', 'gear'), row('Safety', 'safety')],
      renamed: [
        ['Safety', 'Gear'],
        ['Gear', 'Safety'],
      ],
      removed: [],
    },
  ],
  ['a removed one', [safety, gear], [gear], { categories: [gear], renamed: [], removed: [safety] }],
  [
    'one removed and typed again is the same',
    [row('Gear', 'gear kit')],
    [row('Gear')],
    { categories: [row('Gear', 'gear kit')], renamed: [], removed: [] },
  ],
  [
    'addresses that are none are left out',
    [gear],
    [gear, row('Optics', 'optics ../x A')],
    { categories: [gear, row('Optics', 'optics')], renamed: [], removed: [] },
  ],
]

test.each(cases)('%s', (_, stored, typed, changes) => {
  expect(findCategoryChanges(stored, typed)).toEqual(changes)
})

test('the addresses of removed ones lead to the one that takes their products', () => {
  expect(withRemoved(gear, [safety, row('Optics', 'optics glass')])).toEqual(row('Gear', 'gear safety optics glass'))
})

describe('the first categories', () => {
  test('have their addresses', () => {
    const addresses = ['scent-control', 'attractants', 'safety', 'archery', 'gear', 'electronics']
    expect(firstCategories.map((each) => each.addresses)).toEqual(addresses)
  })
})
