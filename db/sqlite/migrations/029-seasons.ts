import { sql, type Kysely } from 'kysely'
import { day, instant, integer, line, notBefore, oneOf, optional, webAddress } from './rules'

const states = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY'],
  ...['LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND'],
  ...['OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
]

/** Hunting seasons that an operator has read at a source. A page shows them, so each write raises the content's version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE seasons (
      id         INTEGER PRIMARY KEY AUTOINCREMENT,
      state      TEXT NOT NULL ${oneOf('state', states)},
      species    TEXT NOT NULL ${line('species', 80)},
      weapon     TEXT NOT NULL ${line('weapon', 80)},
      zone       TEXT NOT NULL ${line('zone', 120)},
      opensOn    TEXT NOT NULL ${day('opensOn')},
      closesOn   TEXT NOT NULL ${day('closesOn')} ${notBefore('closesOn', 'opensOn')},
      bagLimit   TEXT ${optional('bagLimit', 200)},
      fee        TEXT ${optional('fee', 200)},
      sourceUrl  TEXT NOT NULL ${webAddress('sourceUrl', 2000)},
      checkedOn  TEXT NOT NULL ${day('checkedOn')},
      searchText TEXT NOT NULL DEFAULT '',
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      updatedAt  TEXT NOT NULL ${instant('updatedAt')},
      version    INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, Number.MAX_SAFE_INTEGER)}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX seasonsByState ON seasons (state, opensOn, id)`.execute(db)
  for (const event of ['INSERT', 'UPDATE', 'DELETE']) {
    await sql`
      CREATE TRIGGER ${sql.raw(`seasonsVersionOn${event}`)} AFTER ${sql.raw(event)} ON seasons
      BEGIN
        UPDATE contentVersion SET version = version + 1 WHERE id = 1;
      END
    `.execute(db)
  }
}
