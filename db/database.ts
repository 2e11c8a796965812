/** All tables, as Kysely sees them. The migrations in db/migrations make them. */
import type { AuthorsTable } from './tables/authors'
import type { BlogPostsTable } from './tables/blog-posts'
import type { ContactsTable } from './tables/contacts'
import type { ContentVersionTable } from './tables/content-version'
import type { DeerTypesTable } from './tables/deer-types'
import type { ProductsTable } from './tables/products'
import type { QuotesTable } from './tables/quotes'
import type { SeoSettingsTable } from './tables/seo-settings'

export interface Database {
  products: ProductsTable
  quotes: QuotesTable
  contacts: ContactsTable
  deerTypes: DeerTypesTable
  blogPosts: BlogPostsTable
  authors: AuthorsTable
  seoSettings: SeoSettingsTable
  contentVersion: ContentVersionTable
}
