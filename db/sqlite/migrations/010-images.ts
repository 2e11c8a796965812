import { sql, type Kysely } from 'kysely'
import { instant, integer, oneOf, sha256 } from './rules'

/** Pictures lie in the database: a backup cannot miss one, and a write cannot leave half of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE images (
      hash       TEXT NOT NULL PRIMARY KEY ${sha256('hash')},
      width      INTEGER NOT NULL ${integer('width', 1, 2400)},
      height     INTEGER NOT NULL ${integer('height', 1, 2400)},
      bytes      BLOB NOT NULL,
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      finishedAt TEXT ${instant('finishedAt')}
    ) STRICT
  `.execute(db)
  // The queue of those that wait for their further sizes.
  await sql`CREATE INDEX imagesUnfinished ON images (createdAt) WHERE finishedAt IS NULL`.execute(db)
  await sql`
    CREATE TABLE imageFiles (
      hash   TEXT NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
      width  INTEGER NOT NULL ${integer('width', 1, 2400)},
      format TEXT NOT NULL ${oneOf('format', ['webp', 'avif', 'jpg'])},
      bytes  BLOB NOT NULL,
      PRIMARY KEY (hash, format, width)
    ) STRICT
  `.execute(db)
  // Pages name the sizes that are there.
  await sql`
    CREATE TRIGGER imagesVersionOnFinish AFTER UPDATE OF finishedAt ON images
    BEGIN
      UPDATE contentVersion SET version = version + 1 WHERE id = 1;
    END
  `.execute(db)
}
