/** Operators name the categories. A row keeps its former addresses, which identify it after its name changed. */
import type { RecordOf, FieldTable } from '~/lib/record-fields'
import { isSlug, toSlug } from '~/lib/slug'

export interface ProductCategory {
  /** The last part of the address. */
  id: string
  name: string
  description: string
}

export const productCategoryFields = {
  categories: {
    kind: 'rows',
    label: 'Categories',
    section: 'categories',
    of: 'category',
    maxItems: 30,
    malformed: 'Use a list of categories here',
    columns: {
      name: {
        kind: 'line',
        label: 'Name',
        max: 60,
        missing: 'Please name the category',
        rule: { accepts: (text) => toSlug(text) !== '', error: 'Use at least one letter from A to Z, or a digit' },
      },
      description: {
        kind: 'text',
        label: 'Description',
        max: 300,
        rows: 2,
        hint: 'Above the products of the category, and in search results.',
        missing: 'Please describe the category',
      },
      addresses: { kind: 'hidden', label: 'Addresses', max: 2000, missing: '' },
    },
  },
} as const satisfies FieldTable<'categories'>

export type CategoryRow = RecordOf<typeof productCategoryFields>['categories'][number]

export const firstCategories: readonly CategoryRow[] = [
  [
    'Scent Control',
    'Takes the edge off the odor of boots, packs and layers. It backs up a stand chosen for the wind and never replaces one.',
  ],
  ['Attractants', 'Scents and minerals for deer, with what chronic wasting disease and the law mean for each.'],
  ['Safety', 'Harnesses and lifelines that keep treestand hunters attached from the ground up.'],
  ['Archery', 'Broadheads and targets for bowhunters who practice before the season.'],
  ['Gear', 'Optics and kits a deer hunter carries in and uses.'],
  ['Electronics', 'Cameras and other devices that watch while you are away, and what the rules say about them.'],
].map(([name = '', description = '']) => ({ name, description, addresses: toSlug(name) }))

export function toProductCategory({ name, description }: CategoryRow): ProductCategory {
  return { id: toSlug(name), name, description }
}

export function addressesOf({ addresses }: CategoryRow): string[] {
  return addresses.split(' ').filter((address) => address !== '' && isSlug(address))
}

const mostAddresses = 30

function withAddresses(row: CategoryRow, former: readonly string[]): CategoryRow {
  const all = new Set([toSlug(row.name), ...former])
  return { ...row, addresses: [...all].slice(0, mostAddresses).join(' ') }
}

/** Gives the products and addresses of removed categories to `taker`. */
export function withRemoved(taker: CategoryRow, removed: readonly CategoryRow[]): CategoryRow {
  return withAddresses(taker, [...addressesOf(taker), ...removed.flatMap(addressesOf)])
}

interface CategoryChanges {
  categories: CategoryRow[]
  renamed: (readonly [from: string, to: string])[]
  removed: CategoryRow[]
}

/** Compares rows that an operator typed, or those of an older version. */
export function findCategoryChanges(stored: readonly CategoryRow[], typed: readonly CategoryRow[]): CategoryChanges {
  const left = new Set(stored)
  const take = (isSame: (row: CategoryRow) => boolean) => {
    const found = [...left].find(isSame)
    if (found) left.delete(found)
    return found
  }
  const known = typed.map((row) => {
    const addresses = addressesOf(row)
    return take((each) => addressesOf(each).some((address) => addresses.includes(address)))
  })
  // A category that was removed and typed again is the same.
  const matched = typed.map((row, index) => known[index] ?? take(({ name }) => toSlug(name) === toSlug(row.name)))
  const current = new Set(typed.map(({ name }) => toSlug(name)))
  return {
    categories: typed.map((row, index) => {
      const former = addressesOf(matched[index] ?? row)
      return withAddresses(
        row,
        former.filter((address) => !current.has(address)),
      )
    }),
    renamed: typed.flatMap(({ name }, index) => {
      const from = matched[index]?.name
      return from === undefined || from === name ? [] : [[from, name] as const]
    }),
    removed: [...left],
  }
}
