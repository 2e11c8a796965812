/**
 * Interrupted and concurrent migrations, from each earlier schema and from none: a process is killed in the middle and
 * leaves the file as it was; then up to four sites start at once. Each migration runs once, and every row survives.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import type { Migration } from 'kysely/migration'
import { z } from 'zod'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { migrations } from '~db/sqlite/migrations/list'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'
import { inRoot } from '../run-command.js'
import { databaseIn, startSite, temporaryFolder } from '../site-process'
import { drillSettings } from './clients'
import { Tally, type DrillOptions, type DrillResult } from './tally'

const mostSites = 4

/** A round is one earlier schema, or an empty file; one more `rounds` than migrations tries all. */
export async function migrateDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  const tally = new Tally('migrate')
  const names = Object.keys(migrations)
  for (let round = 1; round <= rounds; round += 1) {
    // Newest first: most operators have that.
    const count = names.length - ((round - 1) % (names.length + 1))
    await migrateFrom(tally, names.slice(0, count), 2 + (round % (mostSites - 1)))
    tally.rounds = round
    report?.(`migrate: from ${names[count - 1] ?? 'an empty file'}`)
  }
  return tally.result()
}

async function migrateFrom(tally: Tally, done: readonly string[], siteCount: number): Promise<void> {
  const folder = temporaryFolder()
  const file = databaseIn(folder)
  const from = `from ${done.at(-1) ?? 'an empty file'}`
  try {
    await makeEarlier(file, done)
    const before = readRows(file)
    tally.acknowledged += before.size
    await killMidway(tally, file, from)
    const cut = readRows(file)
    tally.expect(sameRows(before, cut), `a migration that was cut off has changed nothing (${from})`)
    const stillDone = migrationsIn(file).filter((name) => !done.includes(name))
    tally.expect(stillDone.length === 0, `a migration that was cut off is not noted (${from}: ${stillDone.join(', ')})`)
    await startTogether(folder, siteCount)
    expectWhole(tally, file, from)
    const after = readRows(file)
    for (const [key, row] of before) if (!after.has(key)) tally.losses.push(`${from}: ${row}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With a row in each table that exists. */
async function makeEarlier(file: string, done: readonly string[]): Promise<void> {
  const list: Record<string, Migration> = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => done.includes(name)),
  )
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db, list)
  await db.destroy()
  const handle = new BetterSqlite3(file)
  for (const [table, row] of Object.entries(rows)) {
    const there = z.array(z.string()).parse(handle.prepare(`SELECT name FROM pragma_table_info(?)`).pluck().all(table))
    const columns = Object.keys(row).filter((column) => there.includes(column))
    if (columns.length === 0) continue
    const marks = columns.map((column) => `@${column}`).join(', ')
    handle.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(row)
  }
  handle.close()
}

const createdAt = '2026-11-21T09:30:00.000Z'
const times = { createdAt, updatedAt: createdAt }

const rows: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  products: { name: 'Own Rope', slug: 'own-rope', description: 'Ours.', category: 'Safety', ...times },
  quotes: { customerName: 'Ada', customerEmail: 'ada@example.org', productName: 'Own Rope', createdAt },
  contacts: { name: 'Ada', email: 'ada@example.org', message: 'Before the change', createdAt },
  deerTypes: {
    ...{ name: 'Own Deer', slug: 'own-deer', scientificName: 'Cervus proprius', generalDescription: 'Ours.' },
    ...times,
  },
  blogPosts: { title: 'Own Post', slug: 'own-post', content: '<p>Ours.</p>', category: 'deer-food', ...times },
}

/** Columns that identify rows, by table. */
const keys = { products: 'slug', quotes: 'customerName', contacts: 'message', deerTypes: 'slug', blogPosts: 'slug' }

function readRows(file: string): Map<string, string> {
  const handle = new BetterSqlite3(file, { readonly: true })
  const found = new Map<string, string>()
  for (const [table, key] of Object.entries(keys)) {
    const row = rows[table] ?? {}
    const there = z.array(z.string()).parse(handle.prepare(`SELECT name FROM pragma_table_info(?)`).pluck().all(table))
    if (there.length === 0) continue
    const columns = Object.keys(row).filter((column) => there.includes(column))
    const query = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${key} = ?`
    for (const stored of handle.prepare(query).all(row[key])) {
      const text = JSON.stringify(stored)
      found.set(`${table} ${text}`, text)
    }
  }
  handle.close()
  return found
}

function sameRows(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key))
}

function migrationsIn(file: string): string[] {
  const handle = new BetterSqlite3(file, { readonly: true })
  const names = z.array(z.string()).parse(handle.prepare('SELECT name FROM kysely_migration').pluck().all())
  handle.close()
  return names
}

async function killMidway(tally: Tally, file: string, from: string): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/chaos/migrate-once.ts', file]
  const child = spawn(process.execPath, args, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const isBegun = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  await wait(Math.random() * 500)
  child.kill('SIGKILL')
  await ended
  tally.expect(isBegun && child.signalCode === 'SIGKILL', `a migration was killed on its way (${from})`)
}

/** All must start. */
async function startTogether(folder: string, count: number): Promise<void> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startSite(drillSettings, { folder })))
  for (const start of starts) if (start.status === 'fulfilled') await start.value.stop()
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) throw failed.reason
}

function expectWhole(tally: Tally, file: string, from: string): void {
  const handle = new BetterSqlite3(file, { readonly: true })
  const number = (query: string) => z.number().parse(handle.prepare(query).pluck().get())
  const tables = [
    ['products', sampleProducts.length],
    ['deerTypes', sampleDeerTypes.length],
    ['blogPosts', sampleBlogPosts.length],
  ] as const
  for (const [table, samples] of tables) {
    const count = number(`SELECT count(*) FROM ${table}`)
    const own = number(`SELECT count(*) FROM ${table} WHERE slug LIKE 'own-%'`)
    tally.expect(count === samples + own, `${table}: ${String(samples)} samples (${from}), not ${String(count - own)}`)
  }
  tally.expect(number('SELECT count(*) FROM operators') === 1, `one operator (${from})`)
  tally.expect(number('SELECT is_locked FROM kysely_migration_lock') === 0, `no lock is left (${from})`)
  tally.expect(handle.pragma('integrity_check', { simple: true }) === 'ok', `the database is sound (${from})`)
  const names = handle.prepare('SELECT name FROM kysely_migration ORDER BY name').pluck().all()
  tally.expect(names.join() === Object.keys(migrations).join(), `each migration once (${from}): ${names.join()}`)
  handle.close()
}
