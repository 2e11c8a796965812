import { expect, test } from 'vitest'
import { categoryId } from '~/lib/record-list'
import { blogCategories, findCategory } from './blog-categories'

test.each(blogCategories)('$name is found by id and name, in any case', ({ id, name }) => {
  for (const text of [id, name, id.toUpperCase(), name.toLowerCase()]) expect(findCategory(text)?.id).toBe(id)
  expect(categoryId(name)).toBe(id)
})

test.each(['', 'deer', 'Deer  Food', 'deer_food', 'constructor'])('%j is none', (text) => {
  expect(findCategory(text)).toBeUndefined()
})
