import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonObject, line, optional } from './rules'

/** Deleted records, for 30 days. `kind` is the name of their table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE bin (
      id        INTEGER PRIMARY KEY AUTOINCREMENT,
      kind      TEXT NOT NULL ${line('kind', 40)},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, Number.MAX_SAFE_INTEGER)},
      title     TEXT NOT NULL ${line('title', 300)},
      email     TEXT ${optional('email', 254)},
      record    TEXT NOT NULL ${jsonObject('record', 4_000_000)},
      deletedAt TEXT NOT NULL ${instant('deletedAt')},
      deletedBy TEXT NOT NULL ${line('deletedBy', 120)},
      UNIQUE (kind, recordId)
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX binByKind ON bin (kind, id)`.execute(db)
  await sql`CREATE INDEX binByTime ON bin (deletedAt)`.execute(db)
  await sql`CREATE INDEX binByEmail ON bin (email)`.execute(db)
}
