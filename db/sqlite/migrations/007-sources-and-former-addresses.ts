import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonList, oneOf } from './rules'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE deerTypes ADD COLUMN ${jsonList('sources', 100)}`.execute(db)
  // A post names its category by id or by name, in any case: this is the form that both share.
  await sql`
    CREATE INDEX blogPostsByCategory
    ON blogPosts (isPublished, replace(lower(category), ' ', '-'), publishedAt, id)
  `.execute(db)
  await createFormerAddresses(db)
}

/** A record that had a public page at another address: by its id, so that a redirect has one hop and never a loop. */
async function createFormerAddresses(db: Kysely<unknown>): Promise<void> {
  const kinds = ['product', 'deer-type', 'blog-post']
  await sql`
    CREATE TABLE formerAddresses (
      path      TEXT NOT NULL PRIMARY KEY CONSTRAINT "path: starts with a slash" CHECK (path GLOB '/?*'),
      kind      TEXT NOT NULL ${oneOf('kind', kinds)},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, Number.MAX_SAFE_INTEGER)},
      createdAt TEXT NOT NULL ${instant('createdAt')}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX formerAddressesByRecord ON formerAddresses (kind, recordId)`.execute(db)

  // Triggers, so that no write of a slug can forget it. An inactive product has a page; a species may have been active
  // before; a post that was never published has no address that anybody could have kept.
  const records = [
    { table: 'products', kind: 'product', prefix: '/products/', wasPublic: '1' },
    { table: 'deerTypes', kind: 'deer-type', prefix: '/', wasPublic: '1' },
    { table: 'blogPosts', kind: 'blog-post', prefix: '/', wasPublic: 'OLD.publishedAt IS NOT NULL' },
  ]
  for (const { table, kind, prefix, wasPublic } of records) {
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}KeepFormerAddress`)} AFTER UPDATE OF slug ON ${sql.raw(table)}
      WHEN NEW.slug <> OLD.slug AND ${sql.raw(wasPublic)}
      BEGIN
        INSERT OR REPLACE INTO formerAddresses (path, kind, recordId, createdAt)
        VALUES (${sql.lit(prefix)} || OLD.slug, ${sql.lit(kind)}, NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
        DELETE FROM formerAddresses WHERE path = ${sql.lit(prefix)} || NEW.slug;
      END
    `.execute(db)
    await sql`
      CREATE TRIGGER ${sql.raw(`${table}ForgetFormerAddresses`)} AFTER DELETE ON ${sql.raw(table)}
      BEGIN
        DELETE FROM formerAddresses WHERE kind = ${sql.lit(kind)} AND recordId = OLD.id;
      END
    `.execute(db)
  }
}
