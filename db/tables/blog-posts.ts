/** Posts of Deer Life. */
import type { Generated, Insertable, Selectable } from 'kysely'
import type { CreatedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export interface BlogPostsTable {
  id: Generated<number>
  title: string
  /** No deer type has the same one. */
  slug: string
  /** Sanitised HTML. */
  content: string
  excerpt: string | null
  /** A category's id or its name, in any case; others are shown grey. */
  category: string
  /** The picture's file name. */
  featuredImage: string | null
  featuredImageUrl: string | null
  imageAltText: string | null
  /** JSON list of at most ten addresses. */
  additionalImages: JsonList
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** Separated by commas. */
  metaKeywords: string | null
  isPublished: Generated<Flag>
  authorId: Generated<number>
  createdAt: CreatedAt
  /** Set at the first publishing and kept; never NULL in a published post. */
  publishedAt: string | null
  updatedAt: string
  version: RowVersion
  /** What the dashboard's searches look through: see app/lib/search-text.ts. */
  searchText: Generated<string>
}

export type BlogPostRow = Selectable<BlogPostsTable>
export type NewBlogPostRow = Insertable<BlogPostsTable>
export type BlogPostColumns = Omit<InputColumns<BlogPostRow>, 'publishedAt'>
