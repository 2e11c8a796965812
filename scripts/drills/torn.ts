/**
 * Power loss, on copies of the files. `synchronous = FULL` promises that a commit is acknowledged only after its pages
 * stand in the write-ahead log and the log was synced to the disk, and that a page goes from the log into the main file
 * only after that. So what power loss may leave is: the main file with some, all or none of the pages that a checkpoint
 * was carrying over, and a log that is whole up to the last acknowledged commit; what comes after it may be cut at any
 * byte, zeroed, garbled, or there with a hole before it. (With NORMAL the log is not synced at each commit, and the last
 * acknowledged writes may be gone.)
 *
 * Here the site's own functions make commits, one after the other, and what the database holds after each is known by a
 * digest. Then the log is cut at frame boundaries and inside of frames, its last frame is flipped, its tail is zeroed or
 * garbled, a hole is torn into it, and pages of it are carried over into the main file by half. Each copy is opened as
 * the site opens it, and must hold exactly what it held after the last commit that is whole in the log: not less, and
 * nothing of the next one.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { createContact } from '~/features/contacts/contacts.server'
import { storeImage } from '~/features/images/images.server'
import { createProduct, deleteProduct, updateProduct } from '~/features/products/product-desk.server'
import { createQuote } from '~/features/quotes/quotes.server'
import { commandLine } from '~db/audit-log.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { databaseIn, startSite, temporaryFolder } from '../site-process'
import { drillSettings, sampleProduct, send, noisyPicture, uniqueProduct, uniqueText } from './clients'
import { inspectDatabase } from './inspect-database'
import { Tally, type DrillOptions, type DrillResult } from './tally'

/** After so many copies one is served by the site itself. */
const servedEvery = 100
const commitCount = 40

const headerBytes = 32
const frameHeaderBytes = 24

export async function tornDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  const tally = new Tally('torn')
  const folder = temporaryFolder()
  try {
    const original = await makeOriginal(folder)
    tally.acknowledged = original.states.length - 1
    tally.note('size of the log (kB)', Math.round(original.log.length / 1024))
    tally.note('commits in it', original.states.length - 1)
    for (let round = 1; round <= rounds; round += 1) {
      await tear(tally, original, { folder: path.join(folder, 'copy'), isServed: round % servedEvery === 1 })
      tally.rounds = round
      if (round % 100 === 0) report?.(`torn: ${String(round)} copies`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally.result()
}

interface Original {
  file: string
  pageBytes: number
  main: Buffer
  log: Buffer
  /** What the database holds when the log ends at this length, by length. */
  states: { end: number; digest: string }[]
}

/** A database as the site makes it, and a log of commits on top of it that no checkpoint has carried over. */
async function makeOriginal(folder: string): Promise<Original> {
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
    return { file, pageBytes, main, log: readFileSync(`${file}-wal`), states }
  } finally {
    await db.destroy()
  }
}

/** One transaction of the site, each of which touches several tables. */
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
      const empty = { slug: '', imagePrompt: null, imageUrl: null, discountPercentage: 0, isActive: true }
      const fields = { ...uniqueProduct(), ...empty, category: 'Gear' } as const
      await createProduct(db, { ...fields, features: ['Light'] }, { by: commandLine, now, formKey: String(n) })
      return
    }
    case 3:
      await updateProduct(db, { id }, (stored) => ({ ...stored, slug: `moved-${String(n)}` }), { by: commandLine, now })
      return
    default:
      if (n % 10 === 4) await storeImage(db, new Uint8Array(await (await noisyPicture()).arrayBuffer()), now)
      else await deleteNewest(db)
  }
}

async function deleteNewest(db: Kysely<Database>): Promise<void> {
  const { id } = await db.selectFrom('products').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await deleteProduct(db, id, { by: commandLine, now: new Date() })
}

const Rows = z.array(z.record(z.string(), z.unknown()))

/** Of every row of every table, but for those that a start may write by itself. */
async function digestOf(db: Kysely<Database>): Promise<string> {
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

interface Copy {
  folder: string
  isServed: boolean
}

async function tear(tally: Tally, original: Original, { folder, isServed }: Copy): Promise<void> {
  const kind = kinds[randomInt(kinds.length)] ?? kinds[0]
  const torn = kind.tear(original)
  const name = `${kind.name} at byte ${String(torn.wholeUntil)}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const file = databaseIn(folder)
  writeFileSync(file, torn.main ?? original.main)
  writeFileSync(`${file}-wal`, torn.log)
  const expected = original.states.findLast(({ end }) => end <= torn.wholeUntil)?.digest
  if (isServed) {
    const site = await startSite(drillSettings, { folder })
    tally.expect((await send(`${site.url}/products`)).status === 200, `the site serves a copy with ${name}`)
    await site.stop()
    tally.unexpected.push(...inspectDatabase(file).faults.map((fault) => `${fault}: ${name}`))
    return
  }
  const db = openDatabase(`file:${file}`)
  try {
    tally.expect((await migrateToLatest(db)).length === 0, `no migration is missing: ${name}`)
    if ((await digestOf(db)) !== expected) tally.losses.push(`not what was committed: ${name}`)
  } finally {
    await db.destroy()
  }
  tally.unexpected.push(...inspectDatabase(file).faults.map((fault) => `${fault}: ${name}`))
}

interface Torn {
  log: Buffer
  main?: Buffer
  /** Up to here the log is as it was written. */
  wholeUntil: number
}

type Kind = { name: string; tear: (original: Original) => Torn }

const kinds: readonly [Kind, ...Kind[]] = [
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
  // Not in the salt alone: any byte of the frame breaks its checksum.
  const at = begin + randomInt(frameBytes(original))
  log[at] = (log[at] ?? 0) ^ (1 << randomInt(8))
  return { log, wholeUntil: begin }
}

function refill({ log }: Original, at: number, fill: (size: number) => Buffer): Torn {
  return { log: Buffer.concat([log.subarray(0, at), fill(log.length - at)]), wholeUntil: at }
}

/** The disk has written later frames first. */
function hole(original: Original): Torn {
  const begin = frameBoundary(original)
  const log = Buffer.from(original.log)
  if (begin >= log.length) return { log, wholeUntil: log.length }
  log.fill(0, begin, begin + frameBytes(original))
  return { log, wholeUntil: begin }
}

/** The log is synced as a whole before the first page is carried over: any of its pages may be in the main file. */
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
    // A page may be torn as well.
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
