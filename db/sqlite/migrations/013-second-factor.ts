import { sql, type Kysely } from 'kysely'
import { instant, integer, sealedSecret, sha256 } from './rules'

/** The second factor of operators who want one, its recovery codes, and the logins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE secondFactors (
      operatorId   INTEGER PRIMARY KEY REFERENCES operators (id) ON DELETE CASCADE,
      sealedSecret TEXT NOT NULL ${sealedSecret('sealedSecret')},
      lastUsedStep INTEGER NOT NULL ${integer('lastUsedStep', 0, Number.MAX_SAFE_INTEGER)},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT
  `.execute(db)

  // What belongs to a second factor goes with it: none of it may outlive one that was switched off.
  await sql`
    CREATE TABLE recoveryCodes (
      operatorId INTEGER NOT NULL REFERENCES secondFactors (operatorId) ON DELETE CASCADE,
      codeHash   TEXT NOT NULL ${sha256('codeHash')},
      usedAt     TEXT ${instant('usedAt')},
      PRIMARY KEY (operatorId, codeHash)
    ) STRICT, WITHOUT ROWID
  `.execute(db)

  await sql`
    CREATE TABLE loginTickets (
      idHash     TEXT NOT NULL PRIMARY KEY ${sha256('idHash')},
      operatorId INTEGER NOT NULL REFERENCES secondFactors (operatorId) ON DELETE CASCADE,
      attempts   INTEGER NOT NULL DEFAULT 0 ${integer('attempts', 0, 100)},
      expiresAt  TEXT NOT NULL ${instant('expiresAt')}
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  await sql`CREATE INDEX loginTicketsByExpiry ON loginTickets (expiresAt)`.execute(db)
  await sql`CREATE INDEX loginTicketsByOperator ON loginTickets (operatorId)`.execute(db)
  // A login that began with the old password must not end with a session.
  await sql`
    CREATE TRIGGER loginTicketsEndWithPassword AFTER UPDATE OF passwordHash ON operators
    BEGIN DELETE FROM loginTickets WHERE operatorId = NEW.id; END
  `.execute(db)

  // Shown to one session until a code of it proves that an app has it; no other session is shown the same.
  await sql`
    CREATE TABLE pendingSecondFactors (
      sessionHash  TEXT NOT NULL PRIMARY KEY REFERENCES sessions (idHash) ON DELETE CASCADE,
      sealedSecret TEXT NOT NULL ${sealedSecret('sealedSecret')},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT, WITHOUT ROWID
  `.execute(db)
}
