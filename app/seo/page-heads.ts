import { withReplyTime } from '~/lib/reply-time'
import type { Site } from '~/site'
import { drawnCard, pageDescription, type PageHead, type RecordHead } from './head'
import {
  artPath,
  blogPath,
  contactPath,
  deerTypesPath,
  dmcaPath,
  homePath,
  privacyPath,
  productsPath,
  requestPath,
  searchPath,
  termsPath,
  toolsPath,
} from '~/paths'

export const pageHeads = {
  home: {
    title: 'Deer hunting tools, gear and field guide',
    description:
      'Ten free deer hunting tools that show their work, a species guide, hunting gear by quote and advice from the field.',
    path: homePath,
    ...drawnCard('page', { name: 'home', title: 'Deer hunting tools, gear and field guide' }),
    keywords: ['deer hunting', 'hunting tools', 'deer species', 'hunting gear', 'venison'],
  },
  'hunting-tools': {
    title: 'Hunting Tools',
    description:
      'Ten free tools for deer hunters: movement, moon, wind, rut, calls, stands, venison, checklists and licenses. Each one shows its work.',
    path: toolsPath,
    ...drawnCard('page', { name: 'hunting-tools', title: 'Hunting Tools' }),
    keywords: ['hunting tools', 'deer movement', 'moon phase', 'wind direction', 'rut calendar', 'venison yield'],
    breadcrumbs: [{ name: 'Hunting Tools', path: toolsPath }],
  },
  products: {
    title: 'Hunting Products',
    description:
      'Scent control, attractants, safety, archery, gear and electronics for deer hunters. Ask for a quote and hear from us within 24 hours.',
    path: productsPath,
    ...drawnCard('page', { name: 'products', title: 'Hunting Products' }),
    keywords: ['hunting products', 'scent control', 'treestand safety', 'archery', 'trail cameras', 'hunting gear'],
    breadcrumbs: [{ name: 'Hunting Products', path: productsPath }],
  },
  'deer-types': {
    title: 'Deer Types: a species guide',
    description:
      'Deer species for hunters: how to identify them, what they eat, when they breed, where they live and how to hunt them well.',
    path: deerTypesPath,
    ...drawnCard('page', {
      name: 'deer-types',
      title: 'Deer Types: a species guide',
      drawing: artPath('species', 'line-up'),
    }),
    keywords: ['deer types', 'deer species', 'white-tailed deer', 'mule deer', 'elk', 'moose', 'caribou'],
    breadcrumbs: [{ name: 'Deer Types', path: deerTypesPath }],
  },
  blog: {
    title: 'Deer Life: the blog',
    description: 'Advice for deer hunters on deer food, gear, anatomy, hunting, behavior and venison.',
    path: blogPath,
    ...drawnCard('page', { name: 'blog', title: 'Deer Life: the blog' }),
    keywords: ['deer hunting blog', 'deer food', 'deer behavior', 'hunting advice', 'venison recipes'],
    breadcrumbs: [{ name: 'Deer Life', path: blogPath }],
  },
  contact: {
    title: 'Contact',
    description: 'Questions about a tool, a product or a hunt? Write to us and we’ll reply within 24 hours.',
    path: contactPath,
    ...drawnCard('page', { name: 'contact', title: 'Contact' }),
    keywords: ['contact', 'hunting questions', 'quote'],
    breadcrumbs: [{ name: 'Contact', path: contactPath }],
  },
  terms: {
    title: 'Terms of Service',
    description:
      'What you agree to when you use this site: lawful use, your own judgment, and what a quote is and is not.',
    path: termsPath,
    keywords: ['terms of service'],
    noindex: true,
    breadcrumbs: [{ name: 'Terms of Service', path: termsPath }],
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this site may collect, what its software actually stores, and what you can ask us to do with it.',
    path: privacyPath,
    keywords: ['privacy policy'],
    noindex: true,
    breadcrumbs: [{ name: 'Privacy Policy', path: privacyPath }],
  },
  dmca: {
    title: 'DMCA Policy',
    description: 'How to report copyright infringement on this site, and how to object to a removal.',
    path: dmcaPath,
    keywords: ['DMCA', 'copyright'],
    noindex: true,
    breadcrumbs: [{ name: 'DMCA Policy', path: dmcaPath }],
  },
} as const satisfies Record<string, PageHead>

type PageId = keyof typeof pageHeads

export function isPageId(text: string): text is PageId {
  return Object.hasOwn(pageHeads, text)
}

export function pageHead<Id extends PageId>(id: Id, { replyWithin }: Pick<Site, 'replyWithin'>) {
  const head = pageHeads[id]
  return { ...head, description: withReplyTime(head.description, replyWithin) }
}

export function listPageHeads(site: Pick<Site, 'replyWithin'>): PageHead[] {
  return Object.keys(pageHeads)
    .filter(isPageId)
    .map((id) => pageHead(id, site))
}

/** The page is a visitor's own list, so it is not indexed. */
export const requestHead: RecordHead = {
  title: 'Your Request',
  description: 'Ask about several products in one request. We’ll write back within 24 hours.',
  path: requestPath,
  entry: productsPath,
  noindex: true,
  breadcrumbs: [
    { name: 'Hunting Products', path: productsPath },
    { name: 'Your Request', path: requestPath },
  ],
}

export function requestHeadOf({ replyWithin }: Pick<Site, 'replyWithin'>): RecordHead {
  return { ...requestHead, description: withReplyTime(requestHead.description, replyWithin) }
}

export function searchHead(query: string): RecordHead {
  return {
    title: query === '' ? 'Search' : pageDescription(`Search: ${query}`),
    description: 'Search the products, deer types, posts and tools of this site.',
    path: searchPath,
    noindex: true,
    breadcrumbs: [{ name: 'Search', path: searchPath }],
  }
}
