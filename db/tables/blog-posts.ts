import type { Generated, Insertable, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export interface BlogPostsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  title: string
  /** Posts and deer types share their addresses. */
  slug: string
  content: string
  excerpt: string | null
  category: string
  featuredImage: string | null
  featuredImageUrl: string | null
  imageAltText: string | null
  /** A JSON list has at most ten addresses. */
  additionalImages: JsonList
  focusKeyword: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  isPublished: Generated<Flag>
  /** NULL means not scheduled. */
  publishAt: string | null
  authorId: Generated<number>
  createdAt: CreatedAt
  /** The first publication sets it; a published post has one. */
  publishedAt: string | null
  updatedAt: string
  version: RowVersion
  searchText: Generated<string>
}

export type BlogPostRow = Selectable<BlogPostsTable>
export type NewBlogPostRow = Insertable<BlogPostsTable>
export type BlogPostColumns = Omit<InputColumns<BlogPostRow>, 'publishedAt'>
