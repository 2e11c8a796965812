import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonObject, line, oneOf, optional } from './rules'

const maxId = Number.MAX_SAFE_INTEGER
const kinds = ['products', 'deerTypes', 'blogPosts', 'siteSettings']

/**
 * Drafts: what an editor's form holds, apart from what is public. Versions: the record after each save. Neither has a
 * foreign key to its record, which may be in the bin: whoever deletes it for good deletes these rows. And for how long
 * versions and the bin are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE drafts (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      kind         TEXT NOT NULL ${oneOf('kind', kinds)},
      recordId     INTEGER ${integer('recordId', 1, maxId)},
      formKey      TEXT NOT NULL UNIQUE ${line('formKey', 80)},
      tabKey       TEXT ${optional('tabKey', 80)},
      sequence     INTEGER NOT NULL DEFAULT 0 ${integer('sequence', 0, maxId)},
      name         TEXT ${optional('name', 200)},
      content      TEXT NOT NULL ${jsonObject('content', 4_000_000)},
      baseVersion  INTEGER ${integer('baseVersion', 0, maxId)},
      createdAt    TEXT NOT NULL ${instant('createdAt')},
      updatedAt    TEXT NOT NULL ${instant('updatedAt')},
      version      INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, maxId)},
      operatorId   INTEGER REFERENCES operators (id) ON DELETE SET NULL,
      operatorName TEXT NOT NULL ${line('operatorName', 120)}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX draftsByRecord ON drafts (kind, recordId, updatedAt)`.execute(db)
  await sql`CREATE INDEX draftsByTime ON drafts (kind, updatedAt)`.execute(db)

  await sql`
    CREATE TABLE recordVersions (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      kind         TEXT NOT NULL ${oneOf('kind', kinds)},
      recordId     INTEGER NOT NULL ${integer('recordId', 1, maxId)},
      version      INTEGER NOT NULL ${integer('version', 0, maxId)},
      record       TEXT NOT NULL ${jsonObject('record', 4_000_000)},
      savedAt      TEXT NOT NULL ${instant('savedAt')},
      operatorName TEXT ${line('operatorName', 120)},
      restoredFrom INTEGER ${integer('restoredFrom', 0, maxId)},
      UNIQUE (kind, recordId, version)
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX recordVersionsByTime ON recordVersions (savedAt)`.execute(db)

  await sql`ALTER TABLE bin ADD COLUMN slug TEXT ${optional('slug', 240)}`.execute(db)
  await sql`CREATE INDEX binBySlug ON bin (slug, kind) WHERE slug IS NOT NULL`.execute(db)
  await sql`
    ALTER TABLE inboxSettings ADD COLUMN binDays INTEGER NOT NULL DEFAULT 30 ${integer('binDays', 1, 365)}
  `.execute(db)
  await sql`
    ALTER TABLE inboxSettings ADD COLUMN versionDays INTEGER NOT NULL DEFAULT 365 ${integer('versionDays', 1, 3650)}
  `.execute(db)

  // A record in the bin keeps its former addresses.
  for (const table of ['products', 'deerTypes', 'blogPosts']) {
    await sql`DROP TRIGGER ${sql.table(`${table}ForgetFormerAddresses`)}`.execute(db)
  }
}
