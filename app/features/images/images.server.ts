/** Pictures in the database. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { encodeFile, encodeUpload } from './encode-image.server'
import { filesOf, firstFile, type ImageAddress, type ImageFile } from './images'

export interface StoredImage {
  hash: string
  width: number
  height: number
  /** The file that is there at once. */
  first: ImageFile
}

/**
 * Checks, re-encodes and stores a picture, and the file of it that pages name first; the others are made later, by
 * the queue. The same bytes again are the same picture.
 * @throws ImageRefusedError for what is no image, too large, or damaged, and what write() throws.
 */
export async function storeImage(db: Kysely<Database>, upload: Uint8Array, now: Date): Promise<StoredImage> {
  const hash = createHash('sha256').update(upload).digest('hex')
  const known = await renewKnown(db, hash, now)
  if (known) return { hash, ...known, first: firstFile(known.width) }
  const { width, height, bytes } = await encodeUpload(upload)
  const first = firstFile(width)
  const firstBytes = await encodeFile(bytes, first)
  await write(db, async (trx) => {
    const createdAt = now.toISOString()
    await trx
      .insertInto('images')
      .values({ hash, width, height, bytes, createdAt, finishedAt: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await insertFile(trx, { hash, ...first }, firstBytes)
  })
  return { hash, width, height, first }
}

/** Whoever uploads a picture once more is about to name it, so it counts as new to whatever deletes the unused. */
async function renewKnown(db: Kysely<Database>, hash: string, now: Date) {
  const known = await db.selectFrom('images').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (!known) return undefined
  return write(db, (trx) =>
    trx
      .updateTable('images')
      .set({ createdAt: now.toISOString() })
      .where('hash', '=', hash)
      .returning(['width', 'height'])
      .executeTakeFirst(),
  )
}

/** Undefined for a file that is not there, or not yet. */
export async function readImageFile(db: Kysely<Database>, file: ImageAddress): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('imageFiles')
    .select('bytes')
    .where('hash', '=', file.hash)
    .where('format', '=', file.format)
    .where('width', '=', file.width)
    .executeTakeFirst()
  return row?.bytes
}

/** The picture whose further files are to be made next, the one that waits longest. */
export async function nextUnfinished(
  db: Kysely<Database>,
  except: readonly string[],
): Promise<UnfinishedImage | undefined> {
  return db
    .selectFrom('images')
    .select(['hash', 'width', 'bytes'])
    .where('finishedAt', 'is', null)
    .$if(except.length > 0, (query) => query.where('hash', 'not in', except))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

export interface UnfinishedImage {
  hash: string
  width: number
  bytes: Buffer
}

/** Makes those of its files that are not there yet. @throws what encoding and write() throw. */
export async function finishImage(
  db: Kysely<Database>,
  { hash, width, bytes }: UnfinishedImage,
  now: () => Date,
): Promise<void> {
  const there = await db.selectFrom('imageFiles').select(['width', 'format']).where('hash', '=', hash).execute()
  const missing = filesOf(width).filter(
    (file) => !there.some((other) => other.width === file.width && other.format === file.format),
  )
  for (const file of missing) {
    const fileBytes = await encodeFile(bytes, file)
    await write(db, (trx) => insertFile(trx, { hash, ...file }, fileBytes))
  }
  await write(db, (trx) =>
    trx.updateTable('images').set({ finishedAt: now().toISOString() }).where('hash', '=', hash).execute(),
  )
}

async function insertFile(trx: Kysely<Database>, file: ImageAddress, bytes: Buffer): Promise<void> {
  // A picture that was deleted meanwhile gets no file, and none is made twice.
  await trx
    .insertInto('imageFiles')
    .columns(['hash', 'width', 'format', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('images')
        .select((ref) => [
          'hash',
          ref.val(file.width).as('width'),
          ref.val(file.format).as('format'),
          ref.val(bytes).as('bytes'),
        ])
        .where('hash', '=', file.hash),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
