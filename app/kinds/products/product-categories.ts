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
    'What takes the edge off the odor of boots, packs and layers. It helps behind a stand chosen for the wind, never instead of one.',
  Attractants: 'Scents and minerals for deer, each with what chronic wasting disease and the law have to do with it.',
  Safety: 'What keeps you attached from the ground up: harnesses and lifelines for treestand hunters.',
  Archery: 'Broadheads and targets for bowhunters who practice before the season.',
  Gear: 'Optics and kits that a deer hunter carries in, and uses.',
  Electronics: 'Devices that watch while you are away, with what the rules say about them.',
}

export const productCategories: readonly ProductCategory[] = productCategoryNames.map((name) => ({
  id: categoryId(name),
  name,
  description: descriptions[name],
}))

export function findProductCategory(id: string): ProductCategory | undefined {
  return productCategories.find((category) => category.id === id)
}
