/** Each row says who may call what, with which input, and what comes back. */
import { z } from 'zod'
import { blogMessages } from '~/kinds/blog/blog'
import { BlogPostRequest } from '~/kinds/blog/blog.schema'
import { ContactInput, ContactStatusInput } from '~/inbox/contacts/contacts.schema'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { imageLimits, imageTypes } from '~/content/pictures/images'
import { placeholderSides } from '~/content/pictures/placeholder'
import { inboxMessages } from '~/inbox/entries/inbox-messages'
import { productFields } from '~/kinds/products/product.fields'
import { productMessages } from '~/kinds/products/products'
import { ProductInput } from '~/kinds/products/products.schema'
import { QuoteInput, QuoteStatusInput } from '~/inbox/quotes/quotes.schema'
import { payloadOf } from '~/lib/record-fields'
import { RobotsInput } from '~/seo/seo.schema'
import type { ApiRow, Param } from './contract'
import { id, recordRows } from './record-rows'

const index = {
  schema: z.int().min(0).max(9999),
  description: 'The place of the picture in galleryImages, counted from 0.',
  example: 0,
} satisfies Param
const side = (example: number): Param => ({
  schema: z.int().min(placeholderSides.min).max(placeholderSides.max),
  description: 'In pixels.',
  example,
})

const forOwners = 'The session is an editor’s. Only an owner may do this.'
const tooMany = 'Too many from this address; Retry-After says in how many seconds to come back.'
const imageRules = `${imageTypes.join(', ')}, at most ${String(imageLimits.bytes / 1024 / 1024)} MiB and ${String(imageLimits.pixels / 1e6)} megapixels (an AVIF about 17), one side at most ${String(imageLimits.sideRatio)} times as long as the other, not animated; told by its bytes, whatever its name.`

const product = {
  kind: 'multipart',
  schema: ProductInput,
  payload: payloadOf(productFields),
  files: { image: { description: `The picture, in the place of imageUrl. ${imageRules}` } },
} as const

const deerType = {
  kind: 'multipart',
  schema: DeerTypeInput,
  payload: payloadOf(deerTypeFields),
  files: {
    featuredImage: { description: `The picture, in the place of featuredImageUrl. ${imageRules}` },
    galleryImages: {
      description: `Pictures that are added to the gallery. To change the gallery itself, its paths as JSON text come first. ${imageRules}`,
      isList: true,
    },
  },
} as const

export const apiRows: readonly ApiRow[] = [
  ...recordRows({
    table: 'products',
    tag: 'Products',
    entity: 'Product',
    paths: { list: '/api/products', all: '/api/products/all', admin: '/api/products' },
    order: { list: 'oldest first', all: 'oldest first' },
    slug: 'full-body-treestand-harness',
    hidden: 'The page of an inactive product says Out of Stock.',
    notFound: productMessages.apiNotFound,
    create: {
      ...product,
      example: {
        name: 'Drag Rope',
        description: 'Brings the deer out.',
        category: 'Gear',
        features: '["Soft handle", "8 ft long"]',
      },
    },
    change: 'PUT',
    update: { ...product, example: { category: 'Gear' } },
    deleted: 'A quote that names it is kept and still shows its name.',
    hasToggle: true,
  }),
  {
    id: 'createQuote',
    method: 'POST',
    path: '/api/quotes',
    who: 'public',
    tag: 'Quotes',
    summary: 'Ask for a quote',
    body: {
      kind: 'json',
      schema: QuoteInput,
      example: { customerName: 'Ada Hunter', customerEmail: 'ada@example.org', quantity: 2, productId: 1 },
    },
    answer: { status: 201, entity: 'Quote' },
    failures: { 429: tooMany },
  },
  {
    id: 'listQuotes',
    method: 'GET',
    path: '/api/quotes',
    who: 'operator',
    tag: 'Quotes',
    summary: 'All quotes, newest first',
    answer: { status: 200, entity: 'QuoteEntry', isList: true },
    failures: { 403: forOwners },
  },
  {
    id: 'updateQuoteStatus',
    method: 'PATCH',
    path: '/api/quotes/{id}/status',
    who: 'operator',
    tag: 'Quotes',
    summary: 'Set the status of a quote',
    params: { id },
    body: { kind: 'json', schema: QuoteStatusInput, example: { status: 'contacted' } },
    answer: { status: 200, entity: 'Quote' },
    failures: { 404: inboxMessages.quotes.notFound.title },
  },
  {
    id: 'createContact',
    method: 'POST',
    path: '/api/contacts',
    who: 'public',
    tag: 'Contact messages',
    summary: 'Send a message',
    body: {
      kind: 'json',
      schema: ContactInput,
      example: { name: 'Ada Hunter', email: 'ada@example.org', message: 'Which harness fits a child?' },
    },
    answer: { status: 201, entity: 'Contact' },
    failures: { 429: tooMany },
  },
  {
    id: 'listContacts',
    method: 'GET',
    path: '/api/contacts',
    who: 'operator',
    tag: 'Contact messages',
    summary: 'All messages, newest first',
    answer: { status: 200, entity: 'Contact', isList: true },
    failures: { 403: forOwners },
  },
  {
    id: 'updateContactStatus',
    method: 'PATCH',
    path: '/api/contacts/{id}/status',
    who: 'operator',
    tag: 'Contact messages',
    summary: 'Set the status of a message',
    params: { id },
    body: { kind: 'json', schema: ContactStatusInput, example: { status: 'replied' } },
    answer: { status: 200, entity: 'Contact' },
    failures: { 404: inboxMessages.contacts.notFound.title },
  },
  ...recordRows({
    table: 'deerTypes',
    tag: 'Deer types',
    entity: 'DeerType',
    paths: { list: '/api/deer-types', all: '/api/admin/deer-types', admin: '/api/admin/deer-types' },
    order: { list: 'by name', all: 'by name' },
    slug: 'moose',
    hidden: 'The operator also gets an inactive one, and no ETag.',
    notFound: deerTypeMessages.notFound,
    create: {
      ...deerType,
      example: {
        name: 'Marsh Deer',
        scientificName: 'Blastocerus dichotomus',
        generalDescription: 'The largest deer of South America.',
        countriesFound: '["Argentina", "Brazil", "Paraguay"]',
        faqQuestions: '[{"question": "Where does it live?", "answer": "In marshes and flooded grassland."}]',
      },
    },
    change: 'PATCH',
    update: { ...deerType, example: { conservationStatus: 'Vulnerable' } },
    hasToggle: true,
  }),
  {
    id: 'removeFeaturedImage',
    method: 'DELETE',
    path: '/api/admin/deer-types/{id}/remove-featured-image',
    who: 'operator',
    tag: 'Deer types',
    summary: 'Take the picture off a deer type',
    params: { id },
    answer: { status: 200, entity: 'DeerTypeEntry' },
    failures: { 404: deerTypeMessages.notFound },
  },
  {
    id: 'removeGalleryImage',
    method: 'DELETE',
    path: '/api/admin/deer-types/{id}/remove-gallery-image/{index}',
    who: 'operator',
    tag: 'Deer types',
    summary: 'Take a picture out of the gallery of a deer type',
    description: 'A second call removes the next picture, unless `version` or `image` says which one is meant.',
    params: { id, index },
    query: {
      version: {
        schema: z.int().positive().optional(),
        description: 'What the picture was chosen from: 409 when the record has been saved since.',
        example: 1,
      },
      image: {
        schema: z.string().optional(),
        description: 'The address of the picture: 409 when another one, or none, is at this place.',
        example: '/images/b.webp',
      },
    },
    answer: { status: 200, entity: 'DeerTypeEntry' },
    failures: {
      404: `${deerTypeMessages.notFound}, or there is no picture at this place.`,
      409: 'The record has been saved since `version`, or `image` is not at this place.',
    },
  },
  ...recordRows({
    table: 'blogPosts',
    tag: 'Blog',
    entity: 'BlogPost',
    paths: { list: '/api/blog/posts', all: '/api/admin/blog/posts', admin: '/api/admin/blog/posts' },
    order: { list: 'newest first', all: 'the latest made first' },
    slug: 'binoculars-for-deer-country-how-to-choose-a-pair',
    hidden: 'The operator also gets a draft, and no ETag.',
    notFound: blogMessages.notFound,
    verb: 'Write',
    create: {
      kind: 'json',
      schema: BlogPostRequest,
      example: {
        title: 'Reading a Rub Line',
        content: '<p>A line of rubs shows where a buck walks.</p>',
        category: 'deer-hunting',
        isPublished: true,
      },
    },
    change: 'PATCH',
    update: { kind: 'json', schema: BlogPostRequest, example: { isPublished: false } },
  }),
  {
    id: 'getSeoRecord',
    method: 'GET',
    path: '/api/seo/{type}/{slugOrId}',
    who: 'public',
    tag: 'Search engines',
    summary: 'The head of a public page',
    description:
      'A deer type is of the type page, by its slug or id, like home, hunting-tools, products, deer-types, blog, contact, terms, privacy and dmca.',
    params: {
      type: { schema: z.enum(['tool', 'product', 'blog', 'page']), description: 'The kind of page.', example: 'page' },
      slugOrId: { schema: z.string(), description: 'A slug before an id: a slug may be a number.', example: 'home' },
    },
    answer: { status: 200, entity: 'SeoRecord' },
    isKept: true,
    failures: { 400: 'The type is none of the four.', 404: 'There is no such public page.' },
  },
  {
    id: 'getSeoSettings',
    method: 'GET',
    path: '/api/admin/seo',
    who: 'operator',
    tag: 'Search engines',
    summary: 'The text of robots.txt',
    answer: { status: 200, entity: 'SeoSettings' },
    failures: { 403: forOwners },
  },
  {
    id: 'updateSeoSettings',
    method: 'PUT',
    path: '/api/admin/seo',
    who: 'operator',
    tag: 'Search engines',
    summary: 'Write robots.txt',
    description: 'An empty text is a choice of its own: no rule at all. The last write wins. An editor gets 403.',
    body: { kind: 'json', schema: RobotsInput, example: { robotsTxt: 'User-agent: *\nDisallow: /admin/\n' } },
    answer: { status: 200, entity: 'SeoSettings' },
  },
  {
    id: 'seed',
    method: 'POST',
    path: '/api/seed',
    who: 'operator',
    tag: 'Site',
    summary: 'Fill in the sample records that are missing, by slug',
    description: 'Changes nothing that is there. An editor gets 403.',
    answer: { status: 200, entity: 'SeedCounts' },
  },
  {
    id: 'drawPlaceholder',
    method: 'GET',
    path: '/api/placeholder/{width}/{height}',
    who: 'public',
    tag: 'Site',
    summary: 'A picture drawn from a text',
    description: 'The same text always gives the same picture.',
    params: { width: side(400), height: side(300) },
    query: {
      text: { schema: z.string().optional(), description: 'Stands on the picture, cut to what fits.', example: 'Elk' },
    },
    answer: { status: 200, type: 'image/svg+xml' },
    isKept: true,
    failures: { 400: 'A side is no whole number, or outside its bounds.' },
  },
  {
    id: 'getOpenApi',
    method: 'GET',
    path: '/api/openapi.json',
    who: 'public',
    tag: 'Site',
    summary: 'This document',
    answer: { status: 200, entity: 'OpenApiDocument' },
    isKept: true,
  },
  {
    id: 'getRobotsTxt',
    method: 'GET',
    path: '/robots.txt',
    who: 'public',
    tag: 'Search engines',
    summary: 'What crawlers may read',
    answer: { status: 200, type: 'text/plain' },
    isKept: true,
  },
]
