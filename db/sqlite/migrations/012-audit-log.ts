import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonObject, line, optional, slug } from './rules'

const maxId = Number.MAX_SAFE_INTEGER

/**
 * What operators did. It has no reference to operators: to empty one when somebody goes would be to change a row. New
 * kinds of deeds come with new code, so the list of them is there, and here only their shape.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE auditLog (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      at           TEXT NOT NULL ${instant('at')},
      operatorId   INTEGER ${integer('operatorId', 1, maxId)},
      operatorName TEXT NOT NULL ${line('operatorName', 120)},
      deed         TEXT NOT NULL ${slug('deed')},
      subjectKind  TEXT NOT NULL ${slug('subjectKind')},
      subjectId    INTEGER ${integer('subjectId', 1, maxId)},
      subject      TEXT ${optional('subject', 200)},
      detail       TEXT ${jsonObject('detail', 4000)}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX auditLogByTime ON auditLog (at)`.execute(db)
  await sql`CREATE INDEX auditLogByKind ON auditLog (subjectKind)`.execute(db)

  await sql`
    CREATE TRIGGER auditLogNeverChanges BEFORE UPDATE ON auditLog
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is never changed');
    END
  `.execute(db)
  await sql`
    CREATE TRIGGER auditLogIsKept BEFORE DELETE ON auditLog
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is kept for 400 days');
    END
  `.execute(db)
  // INSERT OR REPLACE deletes the row that is in its way, and asks no trigger about it.
  await sql`
    CREATE TRIGGER auditLogIsNeverReplaced BEFORE INSERT ON auditLog
    WHEN EXISTS (SELECT 1 FROM auditLog WHERE id = NEW.id)
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is never replaced');
    END
  `.execute(db)
}
