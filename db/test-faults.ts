import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { testConnections } from './postgres/test-database.server'

/** Makes the database act like a read-only disk, or a server that accepts no writes, until it is closed. */
export async function refuseWrites(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`PRAGMA query_only = ON`.execute(db)
    return
  }
  // Connections are held until the last is taken, so that each one of the pool is changed.
  let taken = 0
  let release = () => {}
  const isAllTaken = new Promise<void>((resolve) => (release = resolve))
  const refuse = () =>
    db.connection().execute(async (connection) => {
      await sql`SET default_transaction_read_only = on`.execute(connection)
      taken += 1
      if (taken === testConnections) release()
      await isAllTaken
    })
  await Promise.all(Array.from({ length: testConnections }, refuse))
}

export async function addTrigger(
  db: Kysely<Database>,
  event: `${'INSERT' | 'UPDATE'} ON ${keyof Database}`,
  statement = 'fail',
): Promise<void> {
  const [what, , table = ''] = event.split(' ')
  const when = sql`BEFORE ${sql.raw(what ?? '')} ON ${sql.table(table)}`
  const isFailure = statement === 'fail'
  if (!isPostgres(db)) {
    const work = sql.raw(isFailure ? `SELECT RAISE(ABORT, 'broken')` : statement)
    await sql`CREATE TRIGGER broken ${when} BEGIN ${work}; END`.execute(db)
    return
  }
  const work = isFailure ? `RAISE EXCEPTION 'broken'` : statement
  const body = sql.lit(`BEGIN ${work}; RETURN NEW; END`)
  await sql`CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS ${body}`.execute(db)
  await sql`CREATE TRIGGER broken ${when} FOR EACH ROW EXECUTE FUNCTION broken()`.execute(db)
}

export async function dropTrigger(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await (isPostgres(db) ? sql`DROP TRIGGER broken ON ${sql.table(table)}` : sql`DROP TRIGGER broken`).execute(db)
}

export async function dropRules(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db)) await sql`PRAGMA ignore_check_constraints = ON`.execute(db)
  const { rows } = isPostgres(db)
    ? await sql<{ statement: string }>`
        SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
        FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
        UNION ALL SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass)
        FROM pg_trigger WHERE NOT tgisinternal
      `.execute(db)
    : await sql<{ statement: string }>`
        SELECT format('DROP TRIGGER "%w"', name) AS statement FROM sqlite_schema WHERE type = 'trigger'
      `.execute(db)
  for (const { statement } of rows) await sql.raw(statement).execute(db)
}

export async function loseTable(db: Kysely<Database>, table: keyof Database): Promise<void> {
  await db.schema.alterTable(table).renameTo(`${table}Lost`).execute()
}
