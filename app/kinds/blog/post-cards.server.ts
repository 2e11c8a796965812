/** Reading time, summary and picture come from the body, which is parsed once per version. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { SortedCursor } from '~/lib/cursor'
import { inOrderOf } from '~/lib/ids'
import { toSortedPage, type KeysetPage } from '~/lib/keyset-page'
import type { Database } from '~db/database'
import { isListed } from '~db/visibility.server'
import type { BlogPostRow } from '~db/tables/blog-posts'
import { dateOfPost, postSummary, readingMinutes, type PostCard } from './blog'
import type { BlogCategoryId } from './blog-categories'
import { publicationOf, slicePublished } from './blog.server'
import { landscapeAt, ownPostPicture, type PostPicture } from './post-pictures'

const columns = ['id', 'slug', 'title', 'category', 'createdAt', 'publishedAt', 'updatedAt', 'version'] as const

type Row = Pick<BlogPostRow, (typeof columns)[number]>

export async function listPostCards(db: Kysely<Database>, { limit }: { limit: number }): Promise<PostCard[]> {
  return toCards(db, await slicePublished(db, { limit, cursor: undefined }).select(columns).execute())
}

export async function listPostCardsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('blogPosts')
    .select(columns)
    .where(isListed('blogPosts'))
    .where('id', 'in', ids)
    .execute()
  return toCards(db, inOrderOf(ids, rows))
}

type PostCardPage = Omit<KeysetPage<PostCard, SortedCursor>, 'rows'> & { posts: PostCard[] }

interface Page {
  size: number
  cursor: SortedCursor | undefined
  category?: BlogCategoryId | undefined
}

export async function pageOfPostCards(db: Kysely<Database>, page: Page): Promise<PostCardPage> {
  const { size, cursor, category } = page
  const read = await slicePublished(db, { limit: size + 1, cursor, category })
    .select(columns)
    .execute()
  if (read.length === 0 && cursor) return pageOfPostCards(db, { ...page, cursor: undefined })
  const { rows, ...ways } = toSortedPage(read, { size, cursor, keyOf: publicationOf })
  return { posts: await toCards(db, rows), ...ways }
}

async function toCards(db: Kysely<Database>, rows: readonly Row[]): Promise<PostCard[]> {
  const known = knownReadings(db)
  const unknown = rows.filter((row) => !known.has(versionOf(row)))
  const readings = new Map(rows.map((row) => [row.id, known.get(versionOf(row))]))
  for (const post of unknown.length === 0 ? [] : await selectTexts(db, unknown).execute()) {
    readings.set(post.id, toReading(post))
  }
  return rows.flatMap((row, position) => {
    const reading = readings.get(row.id)
    // The post was just deleted.
    if (reading === undefined) return []
    known.set(versionOf(row), reading)
    const { id, slug, title, category } = row
    const { summary, minutes, picture = landscapeAt(position) } = reading
    return [{ id, slug, title, category, summary, date: dateOfPost(row), minutes, picture }]
  })
}

function selectTexts(db: Kysely<Database>, posts: readonly Row[]) {
  const ids = posts.map(({ id }) => id)
  return db.selectFrom('blogPosts').select(textColumns).where('id', 'in', ids).where(isListed('blogPosts'))
}

const textColumns = ['id', 'title', 'excerpt', 'content', 'featuredImageUrl', 'imageAltText'] as const

interface Reading extends Pick<PostCard, 'summary' | 'minutes'> {
  /** If undefined, the card shows one of the site's pictures, by its position in the list. */
  picture: PostPicture | undefined
}

function toReading(post: Pick<BlogPostRow, (typeof textColumns)[number]>): Reading {
  return { summary: postSummary(post), minutes: readingMinutes(post.content), picture: ownPostPicture(post) }
}

/** Forty pages of the list have as many posts; a summary has at most 300 characters. */
const mostKnown = 1000

const knownIn = new WeakMap<Kysely<Database>, LRUCache<string, Reading>>()

function knownReadings(db: Kysely<Database>): LRUCache<string, Reading> {
  const known = knownIn.get(db) ?? new LRUCache<string, Reading>({ max: mostKnown })
  knownIn.set(db, known)
  return known
}

/** Ids can be reused, but not with the same timestamp. */
function versionOf({ id, version, updatedAt }: Row): string {
  return `${String(id)} ${String(version)} ${updatedAt}`
}
