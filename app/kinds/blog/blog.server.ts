import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { authorFields } from '~/kinds/authors/author.fields'
import { toAuthor } from '~/kinds/authors/authors.server'
import { recordOf } from '~/content/records/record-columns'
import type { SortedCursor } from '~/lib/cursor'
import { fieldNames } from '~/lib/record-fields'
import type { Database } from '~db/database'
import { countAll } from '~db/row-counts.server'
import { hasPage, isListed, isThere } from '~db/visibility.server'
import type { BlogPost, Neighbors } from './blog'
import type { BlogCategoryId } from './blog-categories'
import { blogPostFields } from './blog-post.fields'

const columns = [
  'blogPosts.id',
  ...fieldNames(blogPostFields),
  'blogPosts.createdAt',
  'publishedAt',
  'blogPosts.updatedAt',
  ...fieldNames(authorFields),
] as const

export function selectPosts(db: Kysely<Database>) {
  return db
    .selectFrom('blogPosts')
    .innerJoin('authors', (join) => join.onRef('authors.id', '=', 'blogPosts.authorId').on(isThere('authors')))
    .select(columns)
    .where(isThere('blogPosts'))
}

interface Slice {
  limit: number
  cursor: SortedCursor | undefined
  category?: BlogCategoryId | undefined
}

function selectPublished(db: Kysely<Database>, slice: Slice) {
  return slicePublished(db, slice)
    .innerJoin('authors', (join) => join.onRef('authors.id', '=', 'blogPosts.authorId').on(isThere('authors')))
    .select(columns)
}

/** Newest posts are first. The caller selects the columns. */
export function slicePublished(db: Kysely<Database>, { limit, cursor, category }: Slice) {
  const way = cursor?.direction === 'before' ? 'asc' : 'desc'
  return db
    .selectFrom('blogPosts')
    .where(isListed('blogPosts'))
    .$if(category !== undefined, (query) =>
      query.where(sql<string>`replace(lower(category), ' ', '-')`, '=', category ?? ''),
    )
    .$call((query) => (cursor ? query.where(isBeyond(cursor)) : query))
    .orderBy('publishedAt', way)
    .orderBy('blogPosts.id', way)
    .limit(limit)
}

function isBeyond({ direction, key, id }: SortedCursor) {
  return (eb: ExpressionBuilder<Database, 'blogPosts'>) =>
    eb(eb.refTuple('publishedAt', 'blogPosts.id'), direction === 'before' ? '>' : '<', eb.tuple(key, id))
}

export function publicationOf({ publishedAt }: Pick<BlogPost, 'publishedAt'>): string {
  return publishedAt ?? ''
}

export async function listPublishedPosts(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after?: SortedCursor | undefined },
): Promise<BlogPost[]> {
  const rows = await selectPublished(db, { limit, cursor: after }).execute()
  return rows.map(toPost)
}

export async function findPublishedPostBySlug(db: Kysely<Database>, slug: string): Promise<BlogPost | undefined> {
  const row = await selectPosts(db).where('slug', '=', slug).where(hasPage('blogPosts')).executeTakeFirst()
  return row && toPost(row)
}

export async function findPublishedPostById(db: Kysely<Database>, id: number): Promise<BlogPost | undefined> {
  const row = await selectPosts(db).where('blogPosts.id', '=', id).where(hasPage('blogPosts')).executeTakeFirst()
  return row && toPost(row)
}

export async function findNeighbors(
  db: Kysely<Database>,
  { id, publishedAt }: Pick<BlogPost, 'id' | 'publishedAt'>,
): Promise<Neighbors> {
  const beside = (direction: 'before' | 'after') =>
    slicePublished(db, { limit: 1, cursor: { direction, id, key: publishedAt ?? '' } })
      .select(['slug', 'title'])
      .executeTakeFirst()
  return { newer: await beside('before'), older: await beside('after') }
}

export async function findAnyPostBySlug(db: Kysely<Database>, slug: string): Promise<BlogPost | undefined> {
  const row = await selectPosts(db).where('slug', '=', slug).executeTakeFirst()
  return row && toPost(row)
}

export function countPosts(db: Kysely<Database>): Promise<number> {
  return countAll(db, 'blogPosts')
}

export type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>['executeTakeFirstOrThrow']>>

export function toPost(row: PostRow): BlogPost {
  const { id, createdAt, publishedAt, updatedAt } = row
  return { id, ...recordOf(blogPostFields, row), createdAt, publishedAt, updatedAt, author: toAuthor(row) }
}
