import { categoryId } from '~/lib/record-list'
import { productCategoryNames } from './product.fields'

export interface ProductCategory {
  id: string
  name: string
  description: string
}

type ProductCategoryName = (typeof productCategoryNames)[number]

const descriptions: Readonly<Record<ProductCategoryName, string>> = {
  'Scent Control':
    'Takes the edge off the odor of boots, packs and layers. It backs up a stand chosen for the wind and never replaces one.',
  Attractants: 'Scents and minerals for deer, with what chronic wasting disease and the law mean for each.',
  Safety: 'Harnesses and lifelines that keep treestand hunters attached from the ground up.',
  Archery: 'Broadheads and targets for bowhunters who practice before the season.',
  Gear: 'Optics and kits a deer hunter carries in and uses.',
  Electronics: 'Cameras and other devices that watch while you are away, and what the rules say about them.',
}

export const productCategories: readonly ProductCategory[] = productCategoryNames.map((name) => ({
  id: categoryId(name),
  name,
  description: descriptions[name],
}))

export function findProductCategory(id: string): ProductCategory | undefined {
  return productCategories.find((category) => category.id === id)
}
