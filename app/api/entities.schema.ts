/** Responses are strict, and `satisfies` compares each with the interface the code uses. */
import { z } from 'zod'
import { authorFields } from '~/kinds/authors/author.fields'
import type { BlogPost, BlogPostEntry } from '~/kinds/blog/blog'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { contactStatuses, type Contact } from '~/inbox/contacts/contacts'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import type { DeerType, DeerTypeEntry } from '~/kinds/deer-types/deer-types'
import { productFields } from '~/kinds/products/product.fields'
import type { Product, ProductEntry } from '~/kinds/products/products'
import { offerStates, quoteStatuses, type Quote, type QuoteEntry } from '~/inbox/quotes/quotes'
import { answerShape } from '~/lib/record.schema'
import type { SeoRecord } from '~/seo/head'

const id = z.int().positive()
const text = z.string()
const optional = z.string().nullable()
const list = z.array(z.string())
const time = z.iso.datetime()

const entry = {
  createdAt: time,
  updatedAt: time,
  version: z.int().positive().meta({ description: 'Raised by every save; see the request of a change.' }),
}

const product = { id, ...answerShape(productFields) }

const deerType = { id, ...answerShape(deerTypeFields) }

const blogPost = {
  id,
  ...answerShape(blogPostFields),
  createdAt: time,
  publishedAt: time.nullable().meta({ description: 'Of the first publishing; null for a post that never was.' }),
  updatedAt: time,
  author: z.strictObject(answerShape(authorFields)),
}

const quote = {
  id,
  customerName: text,
  customerEmail: text,
  customerPhone: optional,
  productId: id.nullable().meta({ description: 'Null once the product is deleted; its name stays.' }),
  productName: text,
  quantity: z.int().positive(),
  notes: optional,
  status: z.enum(quoteStatuses),
  createdAt: time,
}

const offer = z.strictObject({
  state: z.enum(offerStates).meta({ description: '`asked` while a question on it has no answer.' }),
  totalCents: z.int(),
  sentAt: time,
  acceptedAt: time.nullable(),
  since: time.nullable().meta({ description: 'When the customer accepted or asked, until that is answered.' }),
})

export const entities = {
  Product: z.strictObject(product) satisfies z.ZodType<Product>,
  ProductEntry: z.strictObject({ ...product, ...entry }) satisfies z.ZodType<ProductEntry>,
  Quote: z.strictObject(quote) satisfies z.ZodType<Quote>,
  QuoteEntry: z.strictObject({
    ...quote,
    offer: offer.nullable().meta({ description: 'The newest offer; null before one was sent.' }),
  }) satisfies z.ZodType<QuoteEntry>,
  Contact: z.strictObject({
    id,
    name: text,
    email: text,
    message: text,
    status: z.enum(contactStatuses),
    createdAt: time,
  }) satisfies z.ZodType<Contact>,
  DeerType: z.strictObject(deerType) satisfies z.ZodType<DeerType>,
  DeerTypeEntry: z.strictObject({ ...deerType, ...entry }) satisfies z.ZodType<DeerTypeEntry>,
  BlogPost: z.strictObject(blogPost) satisfies z.ZodType<BlogPost>,
  BlogPostEntry: z.strictObject({ ...blogPost, version: entry.version }) satisfies z.ZodType<BlogPostEntry>,
  SeoRecord: z.strictObject({
    title: text,
    description: text,
    keywords: list,
    canonical: z.url(),
  }) satisfies z.ZodType<SeoRecord>,
  SeoSettings: z.strictObject({ robotsTxt: text.meta({ description: 'As /robots.txt shows it.' }), updatedAt: time }),
  SeedCounts: z
    .strictObject({ products: z.int().min(0), deerTypes: z.int().min(0), blogPosts: z.int().min(0) })
    .meta({ description: 'How many records of each kind were inserted.' }),
  OpenApiDocument: z
    .looseObject({ openapi: z.literal('3.1.0'), info: z.looseObject({}), paths: z.record(text, z.looseObject({})) })
    .meta({ description: 'This document.' }),
  Failure: z.strictObject({ message: text }).meta({ description: 'What went wrong, in words for people.' }),
  InvalidInput: z
    .strictObject({ message: text, errors: z.record(text, z.array(text)).optional() })
    .meta({ description: 'The same; where fields are invalid, with messages by the name of the field.' }),
} as const

export type EntityName = keyof typeof entities
