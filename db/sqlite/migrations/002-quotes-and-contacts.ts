import { sql, type Kysely } from 'kysely'
import { email, flag, instant, integer, line, oneOf, optional, prose } from './rules'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE quotes (
      id            INTEGER PRIMARY KEY AUTOINCREMENT,
      customerName  TEXT NOT NULL ${line('customerName', 120)},
      customerEmail TEXT NOT NULL ${email('customerEmail')},
      customerPhone TEXT ${optional('customerPhone', 120)},
      productId     INTEGER REFERENCES products (id) ON DELETE SET NULL,
      productName   TEXT NOT NULL ${line('productName', 120)},
      quantity      INTEGER NOT NULL DEFAULT 1 ${integer('quantity', 1, 9999)},
      notes         TEXT ${optional('notes', 5000)},
      status        TEXT NOT NULL DEFAULT 'pending' ${oneOf('status', ['pending', 'contacted', 'closed'])},
      suspected     INTEGER NOT NULL DEFAULT 0 ${flag('suspected')},
      createdAt     TEXT NOT NULL ${instant('createdAt')}
    ) STRICT
  `.execute(db)

  await sql`
    CREATE TABLE contacts (
      id        INTEGER PRIMARY KEY AUTOINCREMENT,
      name      TEXT NOT NULL ${line('name', 120)},
      email     TEXT NOT NULL ${email('email')},
      message   TEXT NOT NULL ${prose('message', 5000)},
      status    TEXT NOT NULL DEFAULT 'new' ${oneOf('status', ['new', 'replied', 'closed'])},
      suspected INTEGER NOT NULL DEFAULT 0 ${flag('suspected')},
      createdAt TEXT NOT NULL ${instant('createdAt')}
    ) STRICT
  `.execute(db)

  // Newest first is by id, filtered by status, by suspicion or by both; the last one also counts by status.
  for (const table of ['quotes', 'contacts']) {
    const on = sql.raw(table)
    await sql`CREATE INDEX ${sql.raw(`${table}ByStatus`)} ON ${on} (status, id)`.execute(db)
    await sql`CREATE INDEX ${sql.raw(`${table}BySuspicion`)} ON ${on} (suspected, id)`.execute(db)
    await sql`CREATE INDEX ${sql.raw(`${table}BySuspicionAndStatus`)} ON ${on} (suspected, status, id)`.execute(db)
  }

  // The same form sent again within ten minutes is found by these.
  await sql`CREATE INDEX quotesBySender ON quotes (customerEmail, createdAt)`.execute(db)
  await sql`CREATE INDEX contactsBySender ON contacts (email, createdAt)`.execute(db)

  // Deleting a product looks for its quotes.
  await sql`CREATE INDEX quotesByProduct ON quotes (productId)`.execute(db)
}
