import { expect, test } from 'vitest'
import { deerTypeSections } from './deer-type-sections.data'
import { deerTypePicture, genusOf, isOfConcern } from './deer-types'

test.each([
  ['Least Concern', false],
  [' least concern', false],
  ['Vulnerable', true],
  ['Near Threatened', true],
])('%s is of concern: %s', (conservationStatus, expected) => {
  expect(isOfConcern({ conservationStatus })).toBe(expected)
})

test('the jump bar names the twelve sections of the specification, in its order', () => {
  expect(deerTypeSections.map(({ id }) => id).join(', ')).toBe(
    'about, gallery, origins, regions, physical, diet, breeding, behavior, conservation, hunting, facts, faqs',
  )
})

test.each([
  ['Odocoileus virginianus', 'Odocoileus'],
  ['Cervus elaphus scoticus', 'Cervus'],
  ['Cervus', null],
  ['cervus elaphus', null],
  ['Red deer (Cervus elaphus)', null],
])('the genus of %s is %s', (name, genus) => {
  expect(genusOf(name)).toBe(genus)
})

test('a species without a picture shows the one drawn from its name', () => {
  expect(deerTypePicture({ featuredImageUrl: null, name: 'Sika Deer' })).toBe(
    '/api/placeholder/400/300?text=Sika%20Deer',
  )
  expect(deerTypePicture({ featuredImageUrl: '/images/a.webp', name: 'Elk' })).toBe('/images/a.webp')
})
