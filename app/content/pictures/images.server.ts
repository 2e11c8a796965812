import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { encodeFile, encodeUpload } from './encode-image.server'
import { filesOf, firstFile, type ImageAddress, type ImageFile } from './images'

interface StoredImage {
  hash: string
  width: number
  height: number
  alt: string | null
  first: ImageFile
}

/**
 * The queue makes the other files. The same bytes are the same picture. @throws ImageRefusedError, and what write()
 * throws
 */
export async function storeImage(
  db: Kysely<Database>,
  upload: Uint8Array,
  now: Date,
  fileName: string | null = null,
): Promise<StoredImage> {
  const hash = createHash('sha256').update(upload).digest('hex')
  const known = await renewKnown(db, { hash, fileName }, now)
  if (known) return { hash, ...known, first: firstFile(known.width) }
  const { width, height, bytes } = await encodeUpload(upload)
  const first = firstFile(width)
  const firstBytes = await encodeFile(bytes, first)
  await write(db, async (trx) => {
    const createdAt = now.toISOString()
    await trx
      .insertInto('images')
      .values({ hash, width, height, bytes, createdAt, finishedAt: null, fileName })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await insertFile(trx, { hash, ...first }, firstBytes)
  })
  return { hash, width, height, alt: null, first }
}

/**
 * A repeated upload counts as new for pruning, and failed files are tried again. The picture keeps its name and words.
 */
async function renewKnown(
  db: Kysely<Database>,
  { hash, fileName }: { hash: string; fileName: string | null },
  now: Date,
) {
  const known = await db.selectFrom('images').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (!known) return undefined
  return write(db, (trx) =>
    trx
      .updateTable('images')
      .set((eb) => ({
        createdAt: now.toISOString(),
        attempts: 0,
        fileName: eb.fn.coalesce('fileName', eb.val(fileName)),
      }))
      .where('hash', '=', hash)
      .returning(['width', 'height', 'alt'])
      .executeTakeFirst(),
  )
}

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

export const maxAttempts = 2

export async function nextUnfinished(db: Kysely<Database>): Promise<UnfinishedImage | undefined> {
  return db
    .selectFrom('images')
    .select(['hash', 'width', 'bytes', 'focusX', 'focusY'])
    .where('finishedAt', 'is', null)
    .where('attempts', '<', maxAttempts)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

interface UnfinishedImage {
  hash: string
  width: number
  bytes: Buffer
  focusX: number
  focusY: number
}

/**
 * Counts the attempt first, because it may crash the process.
 * @throws what write() throws
 */
export async function makeNextFile(
  db: Kysely<Database>,
  { hash, width, bytes, focusX, focusY }: UnfinishedImage,
  now: () => Date,
): Promise<{ cause: unknown } | undefined> {
  const there = await db.selectFrom('imageFiles').select(['width', 'format']).where('hash', '=', hash).execute()
  const missing = filesOf(width).filter(
    (file) => !there.some((other) => other.width === file.width && other.format === file.format),
  )
  const [file, ...others] = missing
  await countAttempt(db, hash)
  const made = file && (await encodeFile(bytes, file, { x: focusX, y: focusY }).catch((cause: unknown) => ({ cause })))
  if (made && 'cause' in made) return made
  const finishedAt = others.length === 0 ? now().toISOString() : null
  await write(db, async (trx) => {
    if (file && made) await insertFile(trx, { hash, ...file }, made)
    const update = trx.updateTable('images').where('hash', '=', hash)
    await (finishedAt === null ? update.set({ attempts: 0 }) : update.set({ attempts: 0, finishedAt })).execute()
  })
  return undefined
}

async function countAttempt(db: Kysely<Database>, hash: string): Promise<void> {
  await write(db, (trx) =>
    trx
      .updateTable('images')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
      .where('hash', '=', hash)
      .where('attempts', '<', maxAttempts)
      .execute(),
  )
}

export async function takeAttemptBack(db: Kysely<Database>, hash: string): Promise<void> {
  await write(db, (trx) =>
    trx
      .updateTable('images')
      .set(({ eb }) => ({ attempts: eb('attempts', '-', 1) }))
      .where('hash', '=', hash)
      .where('attempts', '>', 0)
      .execute(),
  )
}

async function insertFile(trx: Kysely<Database>, file: ImageAddress, bytes: Buffer): Promise<void> {
  // The picture may have been deleted meanwhile, and an attempt is never taken back twice.
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
