import { sql, type Kysely } from 'kysely'
import { instant, integer, line, oneOf, sha256 } from './rules'

const roles = ['owner', 'editor']

/** Whoever runs the site already is its owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE operators ADD COLUMN role TEXT NOT NULL DEFAULT 'owner' ${oneOf('role', roles)}`.execute(db)
  await sql`
    CREATE TABLE invitations (
      id          INTEGER PRIMARY KEY AUTOINCREMENT,
      tokenHash   TEXT NOT NULL UNIQUE ${sha256('tokenHash')},
      name        TEXT NOT NULL ${line('name', 120)},
      role        TEXT NOT NULL ${oneOf('role', roles)},
      createdAt   TEXT NOT NULL ${instant('createdAt')},
      expiresAt   TEXT NOT NULL ${instant('expiresAt')},
      invitedById INTEGER ${integer('invitedById', 1, Number.MAX_SAFE_INTEGER)} REFERENCES operators (id) ON DELETE CASCADE,
      invitedBy   TEXT NOT NULL ${line('invitedBy', 120)}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX invitationsByExpiry ON invitations (expiresAt)`.execute(db)
  await sql`CREATE INDEX invitationsByInviter ON invitations (invitedById)`.execute(db)
}
