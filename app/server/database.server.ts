/** The process's one database connection, opened at the first call. */
import type { Kysely } from 'kysely'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { env } from './env.server'

let current: Kysely<Database> | undefined

export function db(): Kysely<Database> {
  current ??= openDatabase(env().DATABASE_URL)
  return current
}

/** Puts another database in place: tests give each case a fresh one. Returns the one that it replaces. */
export function replaceDatabase(next: Kysely<Database>): Kysely<Database> | undefined {
  const previous = current
  current = next
  return previous
}

export async function closeDatabase(): Promise<void> {
  const closing = current
  current = undefined
  await closing?.destroy()
}
