import { sql, type Kysely } from 'kysely'
import { flag, instant, integer, line, oneOf, sha256 } from './rules'

const maxId = Number.MAX_SAFE_INTEGER

/** When a record goes public by itself, drafts of products, and links that show a draft to somebody without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An inactive product has a page; a draft has none.
  await sql`
    ALTER TABLE products ADD COLUMN isDraft INTEGER NOT NULL DEFAULT 0 ${flag('isDraft')}
    CONSTRAINT "isDraft: not active" CHECK (isDraft = 0 OR isActive = 0)
  `.execute(db)
  const records = [
    { table: 'products', isPublic: 'isActive' },
    { table: 'deerTypes', isPublic: 'isActive' },
    { table: 'blogPosts', isPublic: 'isPublished' },
  ]
  for (const { table, isPublic } of records) {
    await sql`
      ALTER TABLE ${sql.table(table)} ADD COLUMN publishAt TEXT ${instant('publishAt')}
      CONSTRAINT "publishAt: not public yet" CHECK (publishAt IS NULL OR ${sql.ref(isPublic)} = 0)
    `.execute(db)
    await sql`
      CREATE INDEX ${sql.raw(`${table}Scheduled`)} ON ${sql.table(table)} (publishAt)
      WHERE publishAt IS NOT NULL
    `.execute(db)
  }
  // No foreign key to the draft, which ends when it is saved: the link then shows the record.
  await sql`
    CREATE TABLE previewLinks (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      tokenHash    TEXT NOT NULL UNIQUE ${sha256('tokenHash')},
      kind         TEXT NOT NULL ${oneOf('kind', ['products', 'deerTypes', 'blogPosts'])},
      recordId     INTEGER ${integer('recordId', 1, maxId)},
      draftId      INTEGER ${integer('draftId', 1, maxId)},
      createdAt    TEXT NOT NULL ${instant('createdAt')},
      expiresAt    TEXT NOT NULL ${instant('expiresAt')},
      operatorId   INTEGER REFERENCES operators (id) ON DELETE SET NULL,
      operatorName TEXT NOT NULL ${line('operatorName', 120)},
      CONSTRAINT "a record or a draft" CHECK (recordId IS NOT NULL OR draftId IS NOT NULL)
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX previewLinksByRecord ON previewLinks (kind, recordId)`.execute(db)
  await sql`CREATE INDEX previewLinksByDraft ON previewLinks (draftId)`.execute(db)
  await sql`CREATE INDEX previewLinksByExpiry ON previewLinks (expiresAt)`.execute(db)
}
