import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { withoutPassword } from '~/lib/without-password'
import type { Env } from '~/server/env.server'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { DatabaseOpenError } from '~db/open-error'
import { columnsOf } from '~db/portable-sql.server'
import { readServerFacts } from '~db/postgres/server-facts.server'
import { listPending } from '~db/schema-state.server'
import type { BackupFacts } from './facts'
import { readDatabaseFacts, type Opened } from './read-database'

export async function readServer({ DATABASE_URL: url }: Env, now: Date): Promise<Opened> {
  let db: Kysely<Database> | undefined
  try {
    db = openDatabase(url)
    // Refuses a newer database, and another program's.
    await listPending(db)
    const server = await readServerFacts(db)
    const isEmpty = (await columnsOf(db, 'contentVersion')).length === 0
    if (isEmpty) return { server, problem: `The database ${withoutPassword(url)} is empty.` }
    return { server, facts: await readDatabaseFacts(db, now) }
  } catch (error) {
    if (error instanceof DatabaseOpenError) return { problem: error.message }
    const words = error instanceof Error ? error.message : String(error)
    return { problem: `The database ${withoutPassword(url)} cannot be read: ${words}.` }
  } finally {
    await db?.destroy()
  }
}

/** Each file of pg_dump --format=custom begins with this mark. */
const dumpMark = 'PGDMP'

export function readDumps(given: string | undefined): BackupFacts | undefined {
  if (given === undefined) return undefined
  const folder = path.resolve(given)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.dump')) : []
  const files = names.map((name) => ({ name, at: statSync(path.join(folder, name)).mtime }))
  const newest = files.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
  if (newest === undefined) return { folder, newest, isOnSameDisk: false }
  const isDump = beginningOf(path.join(folder, newest.name)) === dumpMark
  const damage = isDump ? undefined : 'pg_dump --format=custom did not make it'
  return { folder, newest: { ...newest, damage }, isOnSameDisk: false }
}

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(dumpMark.length)
  const opened = openSync(file, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(opened, bytes))
  } finally {
    closeSync(opened)
  }
}
