import { createHash, randomBytes, randomInt } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { createContact, createQuote } from '~/inbox/new-entries.server'
import { storeImage } from '~/content/pictures/images.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { ProductInput } from '~/kinds/products/products.schema'
import { commandLine } from '~db/audit-log.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { noisyPicture, sampleProduct, uniqueProduct, uniqueText } from './clients'

const commitCount = 40

export interface Original {
  pageBytes: number
  main: Buffer
  log: Buffer
  states: { end: number; digest: string }[]
}

export async function makeOriginal(folder: string): Promise<Original> {
  const file = path.join(folder, 'original.db')
  const db = openDatabase(`file:${file}`)
  try {
    await migrateToLatest(db)
    await seedNewDatabase(db, { withSamples: true })
    await sql`PRAGMA wal_autocheckpoint = 0`.execute(db)
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    const main = readFileSync(file)
    const states = [{ end: 0, digest: await digestOf(db) }]
    for (let n = 0; n < commitCount; n += 1) {
      const before = statSync(`${file}-wal`).size
      await commitOne(db, n)
      const end = statSync(`${file}-wal`).size
      if (end <= before) throw new Error(`Write ${String(n)} left no commit in the log`)
      states.push({ end, digest: await digestOf(db) })
    }
    const pageBytes = main.readUInt16BE(16)
    return { pageBytes, main, log: readFileSync(`${file}-wal`), states }
  } finally {
    await db.destroy()
  }
}

async function commitOne(db: Kysely<Database>, n: number): Promise<void> {
  const now = new Date()
  const limit = { kind: 'form-stored', key: '198.51.100.7', count: 100_000, seconds: 86_400 }
  const visitor = { suspected: false }
  const { id } = sampleProduct
  switch (n % 5) {
    case 0: {
      const buyer = { customerName: 'Ada', customerEmail: 'ada@example.org', customerPhone: null, quantity: 1 }
      await createQuote(db, { ...buyer, ...visitor, notes: uniqueText('words', 500), productId: id }, { now, limit })
      return
    }
    case 1:
      await createContact(
        db,
        { ...visitor, name: 'Ada', email: 'ada@example.org', message: uniqueText('words') },
        { now, limit },
      )
      return
    case 2: {
      const product = { ...uniqueProduct(), category: 'Gear', features: ['Light'], isActive: true }
      await productStore.create(db, ProductInput.parse(product), { by: commandLine, now, formKey: String(n) })
      return
    }
    case 3:
      await productStore.update(db, { id }, (stored) => ({ ...stored, slug: `moved-${String(n)}` }), {
        by: commandLine,
        now,
      })
      return
    default:
      if (n % 10 === 4) await storeImage(db, new Uint8Array(await (await noisyPicture()).arrayBuffer()), now)
      else await deleteNewest(db)
  }
}

async function deleteNewest(db: Kysely<Database>): Promise<void> {
  const { id } = await db.selectFrom('products').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await productStore.remove(db, id, { by: commandLine, now: new Date() })
}

const Rows = z.array(z.record(z.string(), z.unknown()))

/** Tables that a start writes are left out. */
export async function digestOf(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
  `.execute(db)
  const hash = createHash('sha256')
  for (const { name } of tables) {
    const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(db)
    hash.update(name)
    for (const row of Rows.parse(rows)) hash.update(JSON.stringify(row))
  }
  return hash.digest('hex')
}

const headerBytes = 32
const frameHeaderBytes = 24

export interface Torn {
  log: Buffer
  main?: Buffer
  /** The log is intact up to here. */
  wholeUntil: number
}

interface Kind {
  name: string
  tear: (original: Original) => Torn
}

export const kinds: readonly Kind[] = [
  { name: 'a log that ends between two frames', tear: (original) => cut(original, frameBoundary(original)) },
  { name: 'a log that ends inside of a frame', tear: (original) => cut(original, insideFrame(original)) },
  { name: 'a log that ends inside of its header', tear: (original) => cut(original, randomInt(headerBytes)) },
  { name: 'a flipped bit in the last frame', tear: flipLast },
  {
    name: 'a tail of zeros',
    tear: (original) => refill(original, insideFrame(original), (size) => Buffer.alloc(size)),
  },
  { name: 'a tail of noise', tear: (original) => refill(original, insideFrame(original), randomBytes) },
  { name: 'a hole before whole frames', tear: hole },
  { name: 'a checkpoint that was cut off', tear: halfCheckpoint },
]

function cut({ log }: Original, at: number): Torn {
  return { log: log.subarray(0, at), wholeUntil: at }
}

function flipLast(original: Original): Torn {
  const end = Math.max(frameBoundary(original), headerBytes + frameBytes(original))
  const log = Buffer.from(original.log.subarray(0, end))
  const begin = end - frameBytes(original)
  // Any changed byte breaks the frame's checksum.
  const at = begin + randomInt(frameBytes(original))
  log[at] = (log[at] ?? 0) ^ (1 << randomInt(8))
  return { log, wholeUntil: begin }
}

function refill({ log }: Original, at: number, fill: (size: number) => Buffer): Torn {
  return { log: Buffer.concat([log.subarray(0, at), fill(log.length - at)]), wholeUntil: at }
}

/** The disk wrote later frames first. */
function hole(original: Original): Torn {
  const begin = frameBoundary(original)
  const log = Buffer.from(original.log)
  if (begin >= log.length) return { log, wholeUntil: log.length }
  log.fill(0, begin, begin + frameBytes(original))
  return { log, wholeUntil: begin }
}

/** A checkpoint writes any of its pages after the log is synced. */
function halfCheckpoint(original: Original): Torn {
  const { log, main, pageBytes } = original
  const newest = new Map<number, Buffer>()
  for (let at = headerBytes; at < log.length; at += frameBytes(original)) {
    const page = log.subarray(at + frameHeaderBytes, at + frameBytes(original))
    newest.set(log.readUInt32BE(at), page)
  }
  const size = Math.max(main.length, ...[...newest.keys()].map((page) => page * pageBytes))
  const torn = Buffer.concat([main, Buffer.alloc(size - main.length)])
  for (const [number, page] of newest) {
    // A page may be torn, too.
    const length = Math.random() < 0.1 ? randomInt(pageBytes) : pageBytes
    if (Math.random() < 0.5) page.copy(torn, (number - 1) * pageBytes, 0, length)
  }
  return { log, main: torn, wholeUntil: log.length }
}

function frameBytes({ pageBytes }: Original): number {
  return frameHeaderBytes + pageBytes
}

function frameBoundary(original: Original): number {
  const frames = (original.log.length - headerBytes) / frameBytes(original)
  return headerBytes + randomInt(frames + 1) * frameBytes(original)
}

function insideFrame(original: Original): number {
  const frames = (original.log.length - headerBytes) / frameBytes(original)
  return headerBytes + randomInt(frames) * frameBytes(original) + randomInt(1, frameBytes(original))
}
