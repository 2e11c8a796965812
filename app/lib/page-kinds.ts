/** kinds.server.ts has the functions that create and edit these kinds. */
import { keysOf } from './map-values'

interface Kind {
  /** The audit log, the ids of forms, and the address of a record whose name makes none use this noun. */
  subject: string
  tab: string
  nouns: { one: string; many: string }
  loggedNouns: { one: string; many: string }
  label: string
}

interface PageKind extends Kind {
  kind: string
  tabLabel: string
  results: string
  result: string
  pictureLabel: string
  /** Kinds with the same prefix share their addresses. */
  prefix: '/' | `/${string}/`
  listPath: `/${string}`
  title: 'name' | 'title'
  flag: 'isActive' | 'isPublished'
  states: { on: string; off: string }
  switched: { on: { event: string; label: string }; off: { event: string; label: string } }
  /** A record that is off keeps its page, unless its column `isDraft` says otherwise. */
  keepsPage: boolean
  category: string
  pictures: readonly string[]
  isOnHome: boolean
}

export const pageKinds = {
  products: {
    subject: 'product',
    kind: 'product',
    tab: 'products',
    tabLabel: 'Products Management',
    results: 'Hunting Products',
    result: 'Product',
    nouns: { one: 'product', many: 'products' },
    loggedNouns: { one: 'product', many: 'products' },
    label: 'Products',
    pictureLabel: 'Product',
    prefix: '/products/',
    listPath: '/products',
    title: 'name',
    flag: 'isActive',
    states: { on: 'active', off: 'inactive' },
    switched: {
      on: { event: 'product-activated', label: 'activated' },
      off: { event: 'product-deactivated', label: 'deactivated' },
    },
    // The page of an inactive product says Out of Stock.
    keepsPage: true,
    category: 'category',
    pictures: ['imageUrl'],
    isOnHome: true,
  },
  deerTypes: {
    subject: 'deer-type',
    kind: 'deer-type',
    tab: 'deer-types',
    tabLabel: 'Deer Types',
    results: 'Deer Types',
    result: 'Deer Type',
    nouns: { one: 'deer type', many: 'deer types' },
    loggedNouns: { one: 'deer type', many: 'deer types' },
    label: 'Deer Types',
    pictureLabel: 'Species',
    prefix: '/',
    listPath: '/deer-types',
    title: 'name',
    flag: 'isActive',
    states: { on: 'active', off: 'inactive' },
    switched: {
      on: { event: 'deer-type-activated', label: 'activated' },
      off: { event: 'deer-type-deactivated', label: 'deactivated' },
    },
    keepsPage: false,
    category: 'conservationStatus',
    pictures: ['featuredImageUrl', 'galleryImages'],
    isOnHome: false,
  },
  blogPosts: {
    subject: 'post',
    kind: 'blog-post',
    tab: 'blog',
    tabLabel: 'Blog Management',
    results: 'Deer Life',
    result: 'Deer Life',
    nouns: { one: 'post', many: 'posts' },
    loggedNouns: { one: 'post', many: 'posts' },
    label: 'Posts',
    pictureLabel: 'Post',
    prefix: '/',
    listPath: '/blog',
    title: 'title',
    flag: 'isPublished',
    states: { on: 'published', off: 'draft' },
    switched: {
      on: { event: 'post-published', label: 'published' },
      off: { event: 'post-unpublished', label: 'taken off the site' },
    },
    keepsPage: false,
    category: 'category',
    pictures: ['featuredImageUrl', 'content', 'additionalImages'],
    isOnHome: true,
  },
} as const satisfies Readonly<Record<string, PageKind>>

export type PublicTable = keyof typeof pageKinds

export const plainKinds = {
  authors: {
    subject: 'author',
    tab: 'authors',
    nouns: { one: 'author', many: 'authors' },
    loggedNouns: { one: 'author', many: 'authors' },
    label: 'Authors',
  },
  seasons: {
    subject: 'season',
    tab: 'seasons',
    nouns: { one: 'season', many: 'seasons' },
    loggedNouns: { one: 'season', many: 'seasons' },
    label: 'Seasons',
  },
  answerTemplates: {
    subject: 'template',
    tab: 'templates',
    nouns: { one: 'template', many: 'templates' },
    loggedNouns: { one: 'answer template', many: 'answer templates' },
    label: 'Templates',
  },
} as const satisfies Readonly<Record<string, Kind>>

type PageKinds = typeof pageKinds
export type PageKindOf<Table extends PublicTable = PublicTable> = PageKinds[Table]
export type PageSubject = PageKindOf['subject']
export type AddressedKind = PageKindOf['kind']
export type PageTab = PageKindOf['tab']
export type PlainTab = (typeof plainKinds)[keyof typeof plainKinds]['tab']
export type PlainSubject = (typeof plainKinds)[keyof typeof plainKinds]['subject']

export const pageTables = keysOf(pageKinds)
export const plainTables = keysOf(plainKinds)

export function isPublicTable(text: string | null): text is PublicTable {
  return text !== null && Object.hasOwn(pageKinds, text)
}

export function tableOfTab(tab: string | undefined): PublicTable | undefined {
  return pageTables.find((table) => pageKinds[table].tab === tab)
}

export function recordTabOf(pathname: string): PageTab | PlainTab | undefined {
  const kinds = [...Object.values(pageKinds), ...Object.values(plainKinds)]
  return kinds.find(({ tab }) => pathname.startsWith(`/admin/${tab}/`))?.tab
}

/** Returns the kinds whose records, with those of the table itself, never have the same address. */
export function tablesSharingAddresses(table: PublicTable): PublicTable[] {
  return pageTables.filter((each) => pageKinds[each].prefix === pageKinds[table].prefix)
}

export function pagePath(table: PublicTable, slug: string): string {
  return pageKinds[table].prefix + slug
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
