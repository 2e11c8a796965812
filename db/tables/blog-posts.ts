import type { Generated, Insertable, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export interface BlogPostsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  title: string
  /** Unique across posts and deer types. */
  slug: string
  /** Sanitized HTML. */
  content: string
  excerpt: string | null
  /** A category's id or name, in any case, or other text. */
  category: string
  /** Its original file name. */
  featuredImage: string | null
  featuredImageUrl: string | null
  imageAltText: string | null
  /** JSON list of at most ten addresses. */
  additionalImages: JsonList
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  /** Comma-separated. */
  metaKeywords: string | null
  isPublished: Generated<Flag>
  /** When it goes public by itself. NULL: not scheduled. */
  publishAt: string | null
  authorId: Generated<number>
  createdAt: CreatedAt
  /** Of the first publication; a published post has one. */
  publishedAt: string | null
  updatedAt: string
  version: RowVersion
  /** See app/lib/search-text.ts. */
  searchText: Generated<string>
}

export type BlogPostRow = Selectable<BlogPostsTable>
export type NewBlogPostRow = Insertable<BlogPostsTable>
export type BlogPostColumns = Omit<InputColumns<BlogPostRow>, 'publishedAt'>

/** Row 1 is the default author of blog posts. */
export interface AuthorsTable {
  id: Generated<number>
  fullName: string
  experience: string | null
  bio: string | null
}
