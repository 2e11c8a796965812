/** A post names its category by id or by name, in any case. */
import { categoryId } from '~/lib/record-list'

export const blogCategories = [
  { id: 'deer-food', name: 'Deer Food', description: 'What deer eat, season by season, and where to find it.' },
  { id: 'deer-products', name: 'Deer Products', description: 'Gear for deer hunters: how to choose and use it.' },
  { id: 'body-parts', name: 'Body Parts', description: 'Antlers, noses, eyes and ears: how a deer’s body works.' },
  { id: 'deer-hunting', name: 'Deer Hunting', description: 'Stands, wind, shots and recovery, done right.' },
  { id: 'deer-life', name: 'Deer Life', description: 'How deer live, day to day and season to season.' },
  { id: 'deer-cooking', name: 'Deer Cooking', description: 'From the field to the plate, safely.' },
  { id: 'deer-type', name: 'Deer Type', description: 'Telling the deer of the world apart.' },
] as const

export type BlogCategory = (typeof blogCategories)[number]
export type BlogCategoryId = BlogCategory['id']

/** Only drafts may have this category. */
export const noCategory = 'Uncategorized'

export function findCategory(category: string) {
  return blogCategories.find(({ id }) => id === categoryId(category))
}
