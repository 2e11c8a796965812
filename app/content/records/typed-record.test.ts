import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { productFields } from '~/kinds/products/product.fields'
import { typedRecord } from './typed-record'

test('keeps what is right', () => {
  const typed = {
    name: ' Rope ',
    description: 'Long.',
    category: 'archery',
    discountPercentage: '15',
    priceFromCents: '49.99',
    features: ['Strong', ' '],
    sizes: [],
    isActive: 'true',
    imageUrl: '/images/a-800.webp',
    imagePrompt: '',
    specifications: [
      { label: 'Weight', value: '2 lb' },
      { label: '', value: '' },
    ],
  }
  expect(typedRecord(productFields, typed)).toMatchObject({
    name: 'Rope',
    category: 'archery',
    discountPercentage: 15,
    priceFromCents: 4999,
    isActive: true,
    features: ['Strong'],
    imagePrompt: null,
    specifications: [{ label: 'Weight', value: '2 lb' }],
  })
})

test('shows what it can of the rest', () => {
  const typed = { name: '', category: 'Optics', discountPercentage: '120', priceFromCents: 'free', isActive: 'later' }
  expect(typedRecord(productFields, { ...typed, imageUrl: 'https://example.com/a.jpg', sizes: 'S' })).toMatchObject({
    name: '',
    category: 'Optics',
    discountPercentage: 100,
    priceFromCents: null,
    isActive: false,
    imageUrl: null,
    sizes: [],
  })
})

test('never throws, and has every field', () => {
  const tables = fc.constantFrom(productFields, deerTypeFields, blogPostFields)
  fc.assert(
    fc.property(tables, fc.dictionary(fc.string(), fc.anything()), fc.anything(), (fields, wild, value) => {
      const typed = { ...wild, ...Object.fromEntries(Object.keys(fields).map((name) => [name, value])) }
      expect(Object.keys(typedRecord(fields, typed))).toEqual(Object.keys(fields))
    }),
  )
})
