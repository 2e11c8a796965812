/** The dashboard's list reads only the beginning of each body, which may have a megabyte. */
import { sql, type Kysely } from 'kysely'
import type { Cursor } from '~/lib/cursor'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { countRecords, inState } from '~/features/publishing/list-states.server'
import type { ListFilter } from '~/lib/list-query'
import type { Database } from '~db/database'
import { containsText } from '~db/list-search.server'
import { dateOfPost, readingMinutes, type PostListItem, type PublicationState } from '~/features/blog/blog'
import { postPicture } from '~/features/blog/post-pictures'

/** Characters. The reading time of a longer body is estimated from these. */
const beginningLength = 30_000

interface PostListQuery {
  filter: ListFilter<PublicationState>
  size: number
  cursor: Cursor | undefined
}

/** Newest first. */
export async function pageOfPosts(
  db: Kysely<Database>,
  { filter, size, cursor }: PostListQuery,
): Promise<KeysetPage<PostListItem>> {
  const backwards = cursor?.direction === 'before'
  // `searchText` has its own index, so a search reads no whole post that it does not show.
  const found = db.selectFrom('blogPosts').select('id').where(containsText(filter.search))
  const items = selectItems(db)
  const rows = await (filter.show === 'all' ? items : items.where(inState.blogPosts[filter.show]))
    .$if(filter.search !== '', (query) => query.where('blogPosts.id', 'in', found))
    .$if(cursor !== undefined, (query) => query.where('blogPosts.id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('blogPosts.id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(rows.map(toItem), { size, cursor })
}

export async function countPostsByState(db: Kysely<Database>): Promise<Record<PublicationState, number>> {
  const { on, off, scheduled } = await countRecords(db, 'blogPosts')
  return { published: on, draft: off, scheduled }
}

const columns = [
  ...(['blogPosts.id', 'slug', 'title', 'category', 'featuredImageUrl', 'imageAltText'] as const),
  ...(['isPublished', 'publishAt', 'createdAt', 'publishedAt', 'fullName'] as const),
] as const

function selectItems(db: Kysely<Database>) {
  return db
    .selectFrom('blogPosts')
    .innerJoin('authors', 'authors.id', 'blogPosts.authorId')
    .select(columns)
    .select([
      sql<string>`substr(content, 1, ${beginningLength})`.as('content'),
      sql<number>`length(content)`.as('contentLength'),
    ])
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectItems>['executeTakeFirstOrThrow']>>

function toItem({ isPublished, fullName, contentLength, ...row }: ItemRow): PostListItem {
  const { id, slug, title, category, publishAt, content } = row
  return {
    ...{ id, slug, title, category, publishAt },
    isPublished: isPublished === 1,
    authorName: fullName,
    date: dateOfPost(row),
    minutes: Math.ceil(readingMinutes(content) * Math.max(1, contentLength / beginningLength)),
    picture: postPicture(row, id),
  }
}
