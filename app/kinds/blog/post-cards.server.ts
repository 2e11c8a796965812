/** Published posts as cards. Reading time, summary and picture come from the body. */
import type { Kysely } from 'kysely'
import type { SortedCursor } from '~/lib/cursor'
import { inOrderOf } from '~/lib/ids'
import { toSortedPage, type KeysetPage } from '~/lib/keyset-page'
import type { Database } from '~db/database'
import { isListed } from '~db/visibility.server'
import type { BlogPostRow } from '~db/tables/blog-posts'
import { dateOfPost, postSummary, readingMinutes, type PostCard } from './blog'
import type { BlogCategoryId } from './blog-categories'
import { publicationOf, slicePublished } from './blog.server'
import { landscapeAt, ownPostPicture } from './post-pictures'

const columns = [
  'id',
  'slug',
  'title',
  'category',
  'excerpt',
  'content',
  'featuredImageUrl',
  'imageAltText',
  'createdAt',
  'publishedAt',
] as const

type Row = Pick<BlogPostRow, (typeof columns)[number]>

/** Newest first. */
export async function listPostCards(db: Kysely<Database>, { limit }: { limit: number }): Promise<PostCard[]> {
  return toCards(await slicePublished(db, { limit, cursor: undefined }).select(columns).execute())
}

/** Those that are published, in the order of the ids. */
export async function listPostCardsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('blogPosts')
    .select(columns)
    .where(isListed('blogPosts'))
    .where('id', 'in', ids)
    .execute()
  return toCards(inOrderOf(ids, rows))
}

export type PostCardPage = Omit<KeysetPage<PostCard, SortedCursor>, 'rows'> & { posts: PostCard[] }

interface Page {
  size: number
  cursor: SortedCursor | undefined
  category?: BlogCategoryId | undefined
}

/** Newest first, of one category or all. Past the ends it is the first page. */
export async function pageOfPostCards(db: Kysely<Database>, page: Page): Promise<PostCardPage> {
  const { size, cursor, category } = page
  const read = await slicePublished(db, { limit: size + 1, cursor, category })
    .select(columns)
    .execute()
  if (read.length === 0 && cursor) return pageOfPostCards(db, { ...page, cursor: undefined })
  const { rows, ...ways } = toSortedPage(read, { size, cursor, keyOf: publicationOf })
  return { posts: toCards(rows), ...ways }
}

function toCards(rows: readonly Row[]): PostCard[] {
  return rows.map((row, position) => {
    const { id, slug, title, category } = row
    return {
      id,
      slug,
      title,
      category,
      summary: postSummary(row),
      date: dateOfPost(row),
      minutes: readingMinutes(row.content),
      picture: ownPostPicture(row) ?? landscapeAt(position),
    }
  })
}
