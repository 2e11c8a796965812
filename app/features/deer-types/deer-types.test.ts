import { expect, test } from 'vitest'
import { binomial, deerTypePicture, deerTypeSections, isOfConcern } from './deer-types'

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
  ['Odocoileus virginianus', { genus: 'Odocoileus', species: 'virginianus' }],
  ['Cervus elaphus scoticus', { genus: 'Cervus', species: 'elaphus' }],
  ['Cervus', undefined],
  ['cervus elaphus', undefined],
  ['Red deer (Cervus elaphus)', undefined],
])('%s is read as %j', (name, parts) => {
  expect(binomial(name)).toEqual(parts)
})

test('a species without a picture shows the one drawn from its name', () => {
  expect(deerTypePicture({ featuredImageUrl: null, name: 'Sika Deer' })).toBe('/api/placeholder/400/300?text=Sika%20Deer')
  expect(deerTypePicture({ featuredImageUrl: '/images/a.webp', name: 'Elk' })).toBe('/images/a.webp')
})
