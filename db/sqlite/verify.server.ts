/** An image's hash cannot be checked, since it is that of the uploaded bytes, which are not stored. */
import BetterSqlite3 from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { pageKinds, pageTables } from '~/lib/page-kinds'
import { connect, handleOf } from '~db/sqlite/connect.server'
import { DatabaseOpenError } from '~db/open-error'
import type { Database } from '~db/database'
import { describe, inOneLine, isDamage, openProblem } from './open-problem.server'
import { isWholePicture } from './picture-bytes'
import { findForeignProblem, listTables } from './schema-state.server'

/** An older database may lack some tables. */
export const countedTables = {
  quotes: 'quotes',
  contacts: 'messages',
  ...Object.fromEntries(pageTables.map((table) => [table, pageKinds[table].nouns.many])),
  images: 'pictures',
  operators: 'operators',
}

export interface DatabaseContents {
  counts: Readonly<Record<string, number>>
  operators: readonly string[]
}

export interface VerifiedDatabase extends DatabaseContents {
  damagedPictures: readonly string[]
}

export class DatabaseDamagedError extends Error {
  constructor(
    public readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(problem, options)
    this.name = 'DatabaseDamagedError'
  }
}

/**
 * Needs a single file (no -wal) that nobody uses. @throws DatabaseDamagedError · DatabaseOpenError for another
 * program's or a newer version's database
 */
export async function verifyFile(file: string, name = file): Promise<VerifiedDatabase> {
  let db: Kysely<Database> | undefined
  try {
    db = connect(new BetterSqlite3(file, { readonly: true, fileMustExist: true }))
    await checkIntegrity(db)
    const problem = findForeignProblem(handleOf(db))
    if (problem !== undefined) throw new DatabaseOpenError(name, problem)
    if (listTables(handleOf(db)).length === 0) throw new DatabaseDamagedError('it is empty.')
    return { ...(await readContents(db)), damagedPictures: await listDamagedPictures(db) }
  } catch (error) {
    if (error instanceof DatabaseDamagedError || error instanceof DatabaseOpenError) throw error
    if (isDamage(error)) throw new DatabaseDamagedError(describe(error), { cause: error })
    const problem = openProblem(error)
    throw problem === undefined ? error : new DatabaseOpenError(name, problem, { cause: error })
  } finally {
    await db?.destroy()
  }
}

/** @throws DatabaseDamagedError with the first finding */
async function checkIntegrity(db: Kysely<Database>): Promise<void> {
  const problems = await integrityProblems(db)
  if (problems[0] !== undefined) throw new DatabaseDamagedError(problems[0])
  await checkReferences(db)
}

/** @throws DatabaseDamagedError */
export async function checkReferences(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`PRAGMA foreign_key_check`.execute(db)
  const [broken] = rows
  if (broken === undefined) return
  const count = String(rows.length)
  throw new DatabaseDamagedError(`rows that name nothing: ${count}, the first in ${broken.table} (of ${broken.parent})`)
}

async function integrityProblems(db: Kysely<Database>): Promise<string[]> {
  try {
    const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check(1)`.execute(db)
    return rows.map((row) => inOneLine(row.integrity_check)).filter((line) => line !== 'ok')
  } catch (error) {
    if (!isDamage(error)) throw error
    return [describe(error)]
  }
}

export async function readContents(db: Kysely<Database>): Promise<DatabaseContents> {
  const tables = listTables(handleOf(db))
  const counts: Record<string, number> = {}
  for (const [table, words] of Object.entries(countedTables)) {
    if (!tables.includes(table)) continue
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(db)
    counts[words] = rows[0]?.count ?? 0
  }
  if (!tables.includes('operators')) return { counts, operators: [] }
  const operators = await db.selectFrom('operators').select('username').orderBy('id').execute()
  return { counts, operators: operators.map(({ username }) => username) }
}

/** Reads only both ends of each picture, because all pictures together may exceed the memory. */
async function listDamagedPictures(db: Kysely<Database>): Promise<string[]> {
  const tables = listTables(handleOf(db))
  if (!tables.includes('images')) return []
  const damaged = new Set<string>()
  const { rows } = await sql<{ hash: string; format: string; size: number; start: Buffer; end: Buffer }>`
    SELECT hash, 'webp' AS format, length(bytes) AS size, substr(bytes, 1, 12) AS start, substr(bytes, -2) AS end
    FROM images
    UNION ALL
    SELECT hash, format, length(bytes), substr(bytes, 1, 12), substr(bytes, -2) FROM imageFiles
  `.execute(db)
  for (const row of rows) if (!isWholePicture(row)) damaged.add(row.hash)
  return [...damaged]
}
