import { sql, type Kysely } from 'kysely'
import { instant, integer, line, scryptHash, sha256 } from './rules'

export async function up(db: Kysely<unknown>): Promise<void> {
  // AUTOINCREMENT: a session of an operator who is gone must never belong to the next one.
  await sql`
    CREATE TABLE operators (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      username     TEXT NOT NULL ${line('username', 120)},
      loginName    TEXT NOT NULL UNIQUE ${line('loginName', 360)},
      passwordHash TEXT NOT NULL ${scryptHash('passwordHash')},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT
  `.execute(db)

  await sql`
    CREATE TABLE sessions (
      idHash     TEXT NOT NULL PRIMARY KEY ${sha256('idHash')},
      operatorId INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      expiresAt  TEXT NOT NULL ${instant('expiresAt')},
      CONSTRAINT "expiresAt: after createdAt" CHECK (expiresAt > createdAt)
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  await sql`CREATE INDEX sessionsByExpiry ON sessions (expiresAt)`.execute(db)
  await sql`CREATE INDEX sessionsByOperator ON sessions (operatorId)`.execute(db)

  await sql`
    CREATE TABLE knownLoginAddresses (
      operatorId  INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      address     TEXT NOT NULL ${line('address', 64)},
      lastLoginAt TEXT NOT NULL ${instant('lastLoginAt')},
      PRIMARY KEY (operatorId, address)
    ) STRICT, WITHOUT ROWID
  `.execute(db)

  await sql`
    CREATE TABLE rateLimits (
      kind   TEXT NOT NULL ${line('kind', 40)},
      key    TEXT NOT NULL ${line('key', 64)},
      count  INTEGER NOT NULL ${integer('count', 1, 10_000_000)},
      endsAt TEXT NOT NULL ${instant('endsAt')},
      PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  await sql`CREATE INDEX rateLimitsByEnd ON rateLimits (endsAt)`.execute(db)
}
