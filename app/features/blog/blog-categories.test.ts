import { expect, test } from 'vitest'
import { blogCategories, categoryKey, findCategory } from './blog-categories'

test.each(blogCategories)('$name is found by id and name, in any case', ({ id, name }) => {
  for (const text of [id, name, id.toUpperCase(), name.toLowerCase()]) expect(findCategory(text)?.id).toBe(id)
  expect(categoryKey(name)).toBe(id)
})

test.each(['', 'deer', 'Deer  Food', 'deer_food', 'constructor'])('%j is none', (text) => {
  expect(findCategory(text)).toBeUndefined()
})
