/**
 * `npm run lint` checks this file, which never runs: the fields that are read from a table, written to it and described
 * by the API are the same, so that a forgotten one does not compile.
 */
import { expectTypeOf } from 'vitest'
import type { z } from 'zod'
import type { entities } from '~/api/entities.schema'
import type { BlogPost, BlogPostEntry } from '~/kinds/blog/blog'
import type { BlogPostInput } from '~/kinds/blog/blog.schema'
import type { toPost } from '~/kinds/blog/blog.server'
import type { Contact } from '~/inbox/contacts/contacts'
import type { toContact } from '~/inbox/contacts/contacts.server'
import type { DeerType, DeerTypeEntry } from '~/kinds/deer-types/deer-types'
import type { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import type { toDeerType, toDeerTypeEntry } from '~/kinds/deer-types/deer-types.server'
import type { Product, ProductEntry } from '~/kinds/products/products'
import type { ProductInput } from '~/kinds/products/products.schema'
import type { toProduct, toProductEntry } from '~/kinds/products/products.server'
import type { Quote, QuoteEntry } from '~/inbox/quotes/quotes'
import type { toQuote } from '~/inbox/quotes/quotes.server'
import type { BlogPostColumns, BlogPostRow } from '~db/tables/blog-posts'
import type { ContactRow } from '~db/tables/contacts'
import type { DeerTypeColumns, DeerTypeRow } from '~db/tables/deer-types'
import type { ProductColumns, ProductRow } from '~db/tables/products'
import type { QuoteRow } from '~db/tables/quotes'

/** A row becomes exactly the record; an unchecked `never` would fit everywhere. */
expectTypeOf<ReturnType<typeof toProduct>>().toEqualTypeOf<Product>()
expectTypeOf<ReturnType<typeof toProductEntry>>().toEqualTypeOf<ProductEntry>()
expectTypeOf<ReturnType<typeof toDeerType>>().toEqualTypeOf<DeerType>()
expectTypeOf<ReturnType<typeof toDeerTypeEntry>>().toEqualTypeOf<DeerTypeEntry>()
expectTypeOf<ReturnType<typeof toPost>>().toEqualTypeOf<BlogPost>()
expectTypeOf<ReturnType<typeof toQuote>>().toEqualTypeOf<Quote>()
expectTypeOf<ReturnType<typeof toContact>>().toEqualTypeOf<Contact>()

/** Every column that a record is made of has to be read. */
expectTypeOf<Parameters<typeof toProduct>[0]>().toEqualTypeOf<Pick<ProductRow, keyof Product>>()
expectTypeOf<Parameters<typeof toDeerType>[0]>().toEqualTypeOf<Pick<DeerTypeRow, keyof DeerType>>()

/** Every column of a table is in its record; what is suspected, a draft or scheduled is the dashboard's alone. */
type Own<Row> = Exclude<keyof Row, 'searchText' | 'suspected' | 'isDraft' | 'publishAt' | 'deletedAt'>
expectTypeOf<Own<ProductRow>>().toEqualTypeOf<keyof ProductEntry>()
expectTypeOf<Own<DeerTypeRow>>().toEqualTypeOf<keyof DeerTypeEntry>()
expectTypeOf<Own<BlogPostRow>>().toEqualTypeOf<Exclude<keyof BlogPostEntry, 'author'>>()
// The API's quote has one product.
expectTypeOf<Exclude<Own<QuoteRow>, 'otherProducts'>>().toEqualTypeOf<keyof Quote>()
expectTypeOf<Own<ContactRow>>().toEqualTypeOf<keyof Contact>()

/** Every field that may be sent is written, and every column that is written may be sent. */
expectTypeOf<keyof ProductColumns>().toEqualTypeOf<keyof ProductInput>()
expectTypeOf<keyof DeerTypeColumns>().toEqualTypeOf<keyof DeerTypeInput>()
expectTypeOf<keyof BlogPostColumns>().toEqualTypeOf<keyof BlogPostInput>()

/** Columns without a default are not optional in a write. */
expectTypeOf<Omit<ProductColumns, 'imagePrompt'>>().not.toExtend<ProductColumns>()
expectTypeOf<Omit<DeerTypeColumns, 'antlerShape'>>().not.toExtend<DeerTypeColumns>()
expectTypeOf<Omit<BlogPostColumns, 'excerpt'>>().not.toExtend<BlogPostColumns>()

/** A response has exactly the fields that the API's description names. */
type Described<Name extends keyof typeof entities> = z.output<(typeof entities)[Name]>
expectTypeOf<Described<'Product'>>().toEqualTypeOf<Product>()
expectTypeOf<Described<'ProductEntry'>>().toEqualTypeOf<ProductEntry>()
expectTypeOf<Described<'DeerType'>>().toEqualTypeOf<DeerType>()
expectTypeOf<Described<'DeerTypeEntry'>>().toEqualTypeOf<DeerTypeEntry>()
expectTypeOf<Described<'BlogPost'>>().toEqualTypeOf<BlogPost>()
expectTypeOf<Described<'BlogPostEntry'>>().toEqualTypeOf<BlogPostEntry>()
expectTypeOf<Described<'Quote'>>().toEqualTypeOf<Quote>()
expectTypeOf<Described<'QuoteEntry'>>().toEqualTypeOf<QuoteEntry>()
expectTypeOf<Described<'Contact'>>().toEqualTypeOf<Contact>()
