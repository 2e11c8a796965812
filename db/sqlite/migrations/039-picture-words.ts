import { sql, type Kysely } from 'kysely'
import { integer, optional } from './rules'

/** What the library says of a picture. The focal point is in percent of width and height. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN fileName TEXT ${optional('fileName', 255)}`.execute(db)
  await sql`ALTER TABLE images ADD COLUMN alt TEXT ${optional('alt', 500)}`.execute(db)
  await sql`ALTER TABLE images ADD COLUMN caption TEXT ${optional('caption', 500)}`.execute(db)
  for (const column of ['focusX', 'focusY']) {
    await sql`
      ALTER TABLE images ADD COLUMN ${sql.raw(column)} INTEGER NOT NULL DEFAULT 50 ${integer(column, 0, 100)}
    `.execute(db)
  }
  // Columns after the bytes: without an index that holds them, SQLite reads through every picture.
  await sql`
    CREATE INDEX imagesInOrder ON images (createdAt, hash, width, height, fileName, alt, caption, focusX, focusY)
  `.execute(db)
  await sql`
    CREATE INDEX imagesByHash ON images (hash, createdAt, width, height, fileName, alt, caption, focusX, focusY)
  `.execute(db)
  await sql`
    CREATE TRIGGER imagesVersionOnUPDATE AFTER UPDATE OF alt, caption, focusX, focusY ON images
    BEGIN
      UPDATE contentVersion SET version = version + 1 WHERE id = 1;
    END
  `.execute(db)
}
