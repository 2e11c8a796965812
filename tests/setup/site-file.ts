import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { handleOf } from '~db/sqlite/connect.server'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { goodRows, insertRow } from '~db/test-rows'

export const now = new Date('2026-11-21T09:30:00.000Z')

interface SiteFile {
  folder: string
  file: string
  url: string
  open: (file?: string) => Kysely<Database>
  closeAll: () => void
}

export function useSiteFile(): SiteFile {
  const opened: Kysely<Database>[] = []
  const site: SiteFile = {
    folder: '',
    file: '',
    url: '',
    open: (file = site.file) => {
      const db = openDatabase(`file:${file}`)
      opened.push(db)
      return db
    },
    closeAll: () => {
      // db.destroy() does not close a connection that was never used.
      for (const db of opened.splice(0)) handleOf(db).close()
    },
  }
  const template = { folder: '', file: '' }
  beforeAll(async () => {
    template.folder = mkdtempSync(path.join(tmpdir(), 'stagwise-keep-'))
    template.file = path.join(template.folder, 'site.db')
    await fill(site.open(template.file))
    site.closeAll()
  })
  afterAll(() => {
    rmSync(template.folder, { recursive: true })
  })
  beforeEach(() => {
    site.folder = mkdtempSync(path.join(tmpdir(), 'stagwise-keep-'))
    site.file = path.join(site.folder, 'site.db')
    site.url = `file:${site.file}`
    copyFileSync(template.file, site.file)
  })
  afterEach(() => {
    site.closeAll()
    rmSync(site.folder, { recursive: true })
  })
  return site
}

const secretHash = `$scrypt$ln=10,r=8,p=1$${'a'.repeat(22)}$${'a'.repeat(43)}`

async function fill(db: Kysely<Database>): Promise<void> {
  await migrateToLatest(db)
  const createdAt = now.toISOString()
  await insertRow(db, 'products', goodRows.products)
  await insertRow(db, 'quotes', goodRows.quotes)
  await insertRow(db, 'operators', {
    id: 1,
    username: 'Warden',
    loginName: 'warden',
    passwordHash: secretHash,
    createdAt,
  })
  await insertRow(db, 'sessions', {
    idHash: 'e'.repeat(64),
    operatorId: 1,
    createdAt,
    expiresAt: '2026-11-21T21:30:00.000Z',
  })
  await insertRow(db, 'rateLimits', {
    kind: 'form-stored',
    key: '198.51.100.77',
    count: 1,
    endsAt: '2026-11-21T09:40:00.000Z',
  })
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'green' } })
    .webp()
    .toBuffer()
  const image = { hash: 'b'.repeat(64), width: 9, height: 9, bytes, createdAt, finishedAt: createdAt }
  await db.insertInto('images').values(image).execute()
}

export async function countQuotes(db: Kysely<Database>): Promise<number> {
  return (await db.selectFrom('quotes').select('id').execute()).length
}

export function damageTable(file: string, table: string): void {
  const handle = new BetterSqlite3(file)
  const page = handle.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table)
  const size = Number(handle.pragma('page_size', { simple: true }))
  handle.close()
  const bytes = readFileSync(file)
  bytes.fill(0x5a, ((page ?? 1) - 1) * size, (page ?? 1) * size)
  writeFileSync(file, bytes)
}
