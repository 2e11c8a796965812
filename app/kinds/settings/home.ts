import { toRowId } from '~/lib/ids'
import { countOf } from '~/lib/text'
import { defineSection } from './section'

const shownAtFirst = 3
export const mostFeatured = 6

export const home = defineSection({
  id: 4,
  title: 'Home page',
  hint: 'The texts of the home page, and what it features.',
  groups: { hero: 'Top of the page', cards: 'Three ways in', sections: 'Sections', featured: 'Featured' },
  fields: {
    heroTitle: line('hero', 'Headline', 'Please enter a headline'),
    heroLead: text('hero', 'Lead', 'Please enter the lead'),
    toolsCardTitle: line('cards', 'Tools: title', 'Please enter a title'),
    toolsCardText: text('cards', 'Tools: text', 'Please enter the text'),
    productsCardTitle: line('cards', 'Products: title', 'Please enter a title'),
    productsCardText: text(
      'cards',
      'Products: text',
      'Please enter the text',
      '“within 24 hours” follows your claim “Time to answer.”',
    ),
    blogCardTitle: line('cards', 'Blog: title', 'Please enter a title'),
    blogCardText: text('cards', 'Blog: text', 'Please enter the text'),
    toolsTitle: line('sections', 'Title above the tools', 'Please enter a title'),
    productsTitle: line('sections', 'Title above the products', 'Please enter a title'),
    speciesTitle: line('sections', 'Title above the species', 'Please enter a title'),
    postsTitle: line('sections', 'Title above the posts', 'Please enter a title'),
    products: featured('Products', 'product'),
    posts: featured('Posts', 'post'),
    tools: featured('Tools', 'tool'),
  },
  defaults: () => ({
    heroTitle: 'Master the hunt with smart technology',
    heroLead: 'Tools that show their work, gear for the season, and a field guide to the animal you’re after.',
    toolsCardTitle: 'Hunting Tools',
    toolsCardText: 'Wind, moon, rut, stands, venison: ten tools that give you an answer and show how they got there.',
    productsCardTitle: 'Hunting Products',
    productsCardText: 'Gear for the season. Ask for a quote and hear from us within 24 hours.',
    blogCardTitle: 'Deer Life',
    blogCardText: 'What deer eat, where they bed and how to hunt them well.',
    toolsTitle: 'Tools that show their work',
    productsTitle: 'Gear for the season',
    speciesTitle: 'Know the animal',
    postsTitle: 'From the field',
    products: [],
    posts: [],
    tools: [],
  }),
  summary: ({ heroTitle, products, posts, tools }) => {
    const chosen = [countOf(products.length, 'product'), countOf(posts.length, 'post'), countOf(tools.length, 'tool')]
    return products.length + posts.length + tools.length === 0
      ? `“${heroTitle}”; features the first three of each list`
      : `“${heroTitle}”; features ${chosen.join(', ')} of your choice`
  },
})

function line<const Section extends string>(section: Section, label: string, missing: string) {
  return { kind: 'line', label, section, max: 80, missing } as const
}

function text<const Section extends string>(section: Section, label: string, missing: string, hint?: string) {
  return { kind: 'text', label, section, max: 300, rows: 2, missing, ...(hint === undefined ? {} : { hint }) } as const
}

function featured(label: string, of: string) {
  return { kind: 'list', label, section: 'featured', of, max: 60, maxItems: mostFeatured } as const
}

interface FeatureChoice {
  value: string
  label: string
}

export type FeatureChoices = Readonly<Record<'products' | 'posts' | 'tools', readonly FeatureChoice[]>>

/** A link in a product's editor sends the product's id. Nothing is stored until the operator saves. */
export function askedToFeature(products: readonly string[], product: string | null) {
  if (product === null || toRowId(product) === undefined) return undefined
  const asked = (description: string, all = [...products]) => ({
    message: { title: 'Feature on the home page', description },
    products: all,
  })
  if (products.includes(product)) return asked('The home page features this product already.')
  if (products.length >= mostFeatured) return asked('All places are taken. Choose below which product it replaces.')
  return asked('The product has the next free place under “Featured.” Save the settings to show it.', [
    ...products,
    product,
  ])
}

export function toIds(chosen: readonly string[]): number[] {
  return chosen.flatMap((text) => toRowId(text) ?? [])
}

export function featuredFirst<Each extends { id: number | string }>(
  chosen: readonly Each[],
  others: readonly Each[],
): Each[] {
  const missing = Math.max(0, shownAtFirst - chosen.length)
  const isChosen = ({ id }: Each) => chosen.some((each) => each.id === id)
  return [...chosen, ...others.filter((other) => !isChosen(other)).slice(0, missing)]
}
