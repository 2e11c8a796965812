import { countOf } from '~/lib/text'
import { defineSection } from './section'

/** Per list, if nothing is chosen. */
export const shownAtFirst = 3
/** Per list. */
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
    productsCardText: text('cards', 'Products: text', 'Please enter the text', withinHint()),
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
    productsCardText: 'Gear for the season in six categories. Ask for a quote and hear from us within 24 hours.',
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

function withinHint() {
  return '“within 24 hours” follows your claim “Time to answer”.'
}

/** Ids, in order. The form has selects. */
function featured(label: string, of: string) {
  return { kind: 'list', label, section: 'featured', of, max: 60, maxItems: mostFeatured } as const
}

/** Those that are chosen and public, filled up with the first others. */
export function featuredFirst<Each>(chosen: readonly Each[], others: readonly Each[]): Each[] {
  const missing = Math.max(0, shownAtFirst - chosen.length)
  return [...chosen, ...others.filter((other) => !chosen.includes(other)).slice(0, missing)]
}
