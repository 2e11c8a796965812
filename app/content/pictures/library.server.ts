/** The queries here read only the table's indexes. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { changedFields } from '~/lib/audit-events'
import { cutPage, type KeysetPage } from '~/lib/keyset-page'
import type { PlaceCursor } from '~/lib/cursor'
import type { ListFilter } from '~/lib/list-query'
import { RecordChangedError } from '~/lib/refusal'
import { fieldNames } from '~/lib/record-fields'
import { imagePath } from '~/paths'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { indexedBy, isLike, listOf } from '~db/portable-sql.server'
import { likePattern } from '~db/like-pattern'
import { write } from '~db/write.server'
import { firstFile, socialCard } from './images'
import {
  PictureMissingError,
  pictureFields,
  pictureName,
  type LibraryFilter,
  type LibraryPicture,
  type ListedPicture,
  type PictureWords,
} from './library'
import { countUses } from './picture-uses.server'

interface LibraryQuery {
  filter: ListFilter<LibraryFilter>
  size: number
  cursor: PlaceCursor | undefined
}

interface Row extends PictureWords {
  hash: string
  createdAt: string
  fileName: string | null
  width: number
  height: number
}

const columns = sql`hash, "createdAt", width, height, "fileName", alt, caption, "focusX", "focusY"`

/** Counting uses reads all content, so choosing a picture does without the counts. */
export async function pageOfLibrary(
  db: Kysely<Database>,
  { filter: { show, search }, size, cursor }: LibraryQuery,
  used: Iterable<string> = [],
): Promise<KeysetPage<LibraryPicture, PlaceCursor>> {
  const backwards = cursor?.direction === 'before'
  const pattern = likePattern(search)
  const conditions: RawBuilder<SqlBool>[] = [sql`true`]
  if (show === 'no-alt') conditions.push(sql`alt IS NULL`)
  if (show === 'unused') conditions.push(sql`hash NOT IN ${listOf(db, used)}`)
  if (search !== '') {
    const texts = ['fileName', 'alt', 'caption'].map((column) => isLike(db, sql.ref(column), pattern))
    conditions.push(sql`(${sql.join(texts, sql` OR `)})`)
  }
  if (cursor) {
    const { createdAt, hash } = toPlace(cursor)
    conditions.push(sql`("createdAt", hash) ${backwards ? sql`>` : sql`<`} (${createdAt}, ${hash})`)
  }
  const order = backwards ? sql`ASC` : sql`DESC`
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM images ${indexedBy(db, 'imagesInOrder')} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY "createdAt" ${order}, hash ${order} LIMIT ${size + 1}
  `.execute(db)
  const page = cutPage(rows, { size, cursor }, toCursor)
  const thumbnails = await findThumbnails(db, page.rows)
  return { ...page, rows: page.rows.map((row) => toPicture(row, thumbnails.get(row.hash))) }
}

export async function listLibrary(
  db: Kysely<Database>,
  query: LibraryQuery,
): Promise<{ page: KeysetPage<ListedPicture, PlaceCursor>; counts: Record<LibraryFilter | 'all', number> }> {
  const uses = await countUses(db)
  const page = await pageOfLibrary(db, query, uses.keys())
  const { rows } = await sql<{ all: number; described: number; used: number }>`
    SELECT count(*) AS "all", count(alt) AS described,
      count(*) FILTER (WHERE hash IN ${listOf(db, uses.keys())}) AS used
    FROM images ${indexedBy(db, 'imagesByHash')}
  `.execute(db)
  const { all, described, used } = rows[0] ?? { all: 0, described: 0, used: 0 }
  return {
    page: {
      ...page,
      rows: page.rows.map((picture) => {
        const records = uses.get(picture.hash) ?? 0
        return { ...picture, uses: records, isKept: records === 0 && uses.has(picture.hash) }
      }),
    },
    counts: { all, unused: all - used, 'no-alt': all - described },
  }
}

function toCursor({ createdAt, hash }: Row, direction: PlaceCursor['direction']): PlaceCursor {
  return { direction, id: 1, key: `${createdAt} ${hash}` }
}

function toPlace({ key = '' }: PlaceCursor): { createdAt: string; hash: string } {
  const [createdAt = '', hash = ''] = key.split(' ', 2)
  return { createdAt, hash }
}

export async function findLibraryPicture(db: Kysely<Database>, hash: string): Promise<LibraryPicture | undefined> {
  const [picture] = await findLibraryPictures(db, [hash])
  return picture
}

export async function findLibraryPictures(db: Kysely<Database>, hashes: readonly string[]): Promise<LibraryPicture[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM images ${indexedBy(db, 'imagesByHash')} WHERE hash IN (${sql.join(hashes)})
  `.execute(db)
  const thumbnails = await findThumbnails(db, rows)
  return rows.map((row) => toPicture(row, thumbnails.get(row.hash)))
}

async function findThumbnails(db: Kysely<Database>, pictures: readonly Row[]): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map()
  const hashes = pictures.map(({ hash }) => hash)
  const rows = await db
    .selectFrom('imageFiles')
    .select(({ fn }) => ['hash', fn.min('width').as('width')])
    .where('hash', 'in', hashes)
    .where('format', '=', 'webp')
    .groupBy('hash')
    .execute()
  return new Map(rows.map(({ hash, width }) => [hash, width]))
}

function toPicture({ createdAt, ...row }: Row, thumbnailWidth: number | undefined): LibraryPicture {
  const { hash, width } = row
  const first = firstFile(width)
  return {
    ...row,
    uploadedAt: createdAt,
    src: imagePath({ hash, ...first }),
    thumbnail: imagePath({ hash, ...first, width: thumbnailWidth ?? first.width }),
  }
}

/** A picture without a description gets the first one that is typed for it anywhere. */
export async function takeDescriptions(
  trx: Kysely<Database>,
  descriptions: ReadonlyMap<string, string>,
): Promise<void> {
  if (descriptions.size === 0) return
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM images ${indexedBy(trx, 'imagesByHash')}
    WHERE hash IN (${sql.join([...descriptions.keys()])}) AND alt IS NULL
  `.execute(trx)
  for (const { hash } of rows) {
    const alt = descriptions.get(hash) ?? null
    await trx.updateTable('images').set({ alt }).where('hash', '=', hash).execute()
  }
}

/** @throws PictureMissingError, RecordChangedError, and what write() throws */
export async function savePictureWords(
  db: Kysely<Database>,
  words: PictureWords,
  { stored, ...act }: Act & { stored: LibraryPicture },
): Promise<void> {
  const { hash } = stored
  await write(db, async (trx) => {
    const now = await findLibraryPicture(trx, hash)
    if (!now) throw new PictureMissingError()
    const fields = fieldNames(pictureFields)
    if (changedFields({ before: stored, after: now, fields }).length > 0) throw new RecordChangedError()
    const changed = changedFields({ before: now, after: words, fields })
    const { alt, caption, focusX, focusY } = words
    await trx.updateTable('images').set({ alt, caption, focusX, focusY }).where('hash', '=', hash).execute()
    if (changed.some((field) => field.startsWith('focus'))) {
      // The social card is cut to the focal point, so the queue makes it again.
      const { format, width } = socialCard
      const card = trx.deleteFrom('imageFiles').where('hash', '=', hash)
      await card.where('format', '=', format).where('width', '=', width).execute()
      await trx.updateTable('images').set({ finishedAt: null, attempts: 0 }).where('hash', '=', hash).execute()
    }
    await logAudit(trx, act, { event: 'picture-saved', name: pictureName(stored), detail: { fields: changed } })
  })
}
