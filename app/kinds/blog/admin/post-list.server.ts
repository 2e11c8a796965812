/** The dashboard's list reads only the beginning of each body, which may have a megabyte. */
import { sql, type Kysely } from 'kysely'
import type { PlaceCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import type { Database } from '~db/database'
import { pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import { isThere } from '~db/visibility.server'
import { dateOfPost, readingMinutes, type PostListItem, type PublicationState } from '~/kinds/blog/blog'
import { postPicture } from '~/kinds/blog/post-pictures'
import { postList } from './post-list'

/** The number of characters from which the reading time of a longer body is estimated. */
const beginningLength = 30_000

export function pageOfPosts(
  db: Kysely<Database>,
  query: RecordListQuery<PublicationState>,
): Promise<KeysetPage<PostListItem, PlaceCursor>> {
  return pageOfRecords(db, 'blogPosts', { ...query, ownOrder: postList.orders[0] }, async (ids) => {
    const rows = await selectItems(db).where('blogPosts.id', 'in', ids).execute()
    return rows.map(toItem)
  })
}

const columns = [
  'blogPosts.id',
  'slug',
  'title',
  'category',
  'featuredImageUrl',
  'imageAltText',
  'isPublished',
  'publishAt',
  'blogPosts.createdAt',
  'publishedAt',
  'fullName',
] as const

function selectItems(db: Kysely<Database>) {
  return db
    .selectFrom('blogPosts')
    .innerJoin('authors', (join) => join.onRef('authors.id', '=', 'blogPosts.authorId').on(isThere('authors')))
    .select(columns)
    .where(isThere('blogPosts'))
    .select([
      sql<string>`substr(content, 1, ${beginningLength})`.as('content'),
      sql<number>`length(content)`.as('contentLength'),
    ])
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

function toItem({ isPublished, fullName, contentLength, ...row }: ItemRow): PostListItem {
  const { id, slug, title, category, publishAt, content } = row
  return {
    id,
    slug,
    title,
    category,
    publishAt,
    isPublished: isPublished === 1,
    authorName: fullName,
    date: dateOfPost(row),
    minutes: Math.ceil(readingMinutes(content) * Math.max(1, contentLength / beginningLength)),
    picture: postPicture(row, id),
  }
}
