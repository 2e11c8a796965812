import { sql, type Kysely } from 'kysely'
import { instant, integer, sha256 } from './rules'

/** Which record an editor's form has made, so that the same form sent twice makes one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE createdRecords (
      formHash  TEXT NOT NULL PRIMARY KEY ${sha256('formHash')},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, Number.MAX_SAFE_INTEGER)},
      createdAt TEXT NOT NULL ${instant('createdAt')}
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  await sql`CREATE INDEX createdRecordsByTime ON createdRecords (createdAt)`.execute(db)
}
