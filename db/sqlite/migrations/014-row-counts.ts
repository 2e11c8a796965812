import { sql, type Kysely } from 'kysely'
import { integer } from './rules'

/**
 * What the dashboard and the sitemap say of all rows at once must not be read from all rows: how many there are of each
 * state is kept by triggers, so that no write can forget it, and the lists have indexes in their own order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE rowCounts (
      kind  TEXT NOT NULL,
      state TEXT NOT NULL,
      count INTEGER NOT NULL ${integer('count', 0, Number.MAX_SAFE_INTEGER)},
      PRIMARY KEY (kind, state)
    ) STRICT, WITHOUT ROWID
  `.execute(db)
  for (const counted of countedTables) await keepCounted(db, counted)
  for (const index of indexes) await sql.raw(`CREATE INDEX ${index}`).execute(db)
}

interface Counted {
  table: string
  columns: readonly string[]
  state: (row: string) => string
}

/** Suspected entries are of no status, wherever they are counted. */
const inboxState = (row: string) => `iif(${row}.suspected = 1, 'suspected', ${row}.status)`
const activeState = (row: string) => `iif(${row}.isActive = 1, 'active', 'inactive')`

const countedTables: readonly Counted[] = [
  { table: 'quotes', columns: ['suspected', 'status'], state: inboxState },
  { table: 'contacts', columns: ['suspected', 'status'], state: inboxState },
  { table: 'products', columns: ['isActive'], state: activeState },
  { table: 'deerTypes', columns: ['isActive'], state: activeState },
  {
    table: 'blogPosts',
    columns: ['isPublished'],
    state: (row) => `iif(${row}.isPublished = 1, 'published', 'draft')`,
  },
  { table: 'auditLog', columns: ['subjectKind'], state: (row) => `${row}.subjectKind` },
]

async function keepCounted(db: Kysely<unknown>, { table, columns, state }: Counted): Promise<void> {
  const add = `
    INSERT INTO rowCounts (kind, state, count) VALUES ('${table}', ${state('NEW')}, 1)
    ON CONFLICT (kind, state) DO UPDATE SET count = count + 1;`
  const remove = `UPDATE rowCounts SET count = count - 1 WHERE kind = '${table}' AND state = ${state('OLD')};`
  const triggers = [
    { name: 'Insert', on: 'INSERT', statements: add },
    { name: 'Delete', on: 'DELETE', statements: remove },
    {
      name: 'Update',
      on: `UPDATE OF ${columns.join(', ')}`,
      when: `WHEN ${state('NEW')} <> ${state('OLD')}`,
      statements: remove + add,
    },
  ]
  for (const { name, on, when = '', statements } of triggers) {
    await sql
      .raw(`CREATE TRIGGER ${table}CountOn${name} AFTER ${on} ON ${table} ${when} BEGIN ${statements} END`)
      .execute(db)
  }
  await sql
    .raw(`INSERT INTO rowCounts SELECT '${table}', ${state(table)}, count(*) FROM ${table} GROUP BY 2`)
    .execute(db)
}

const indexes = [
  // Which open entries came in after an instant: all others that are open are overdue.
  `quotesOpen ON quotes (createdAt) WHERE suspected = 0 AND status = 'pending'`,
  `contactsOpen ON contacts (createdAt) WHERE suspected = 0 AND status = 'new'`,
  // The dashboard's lists; and all that the sitemap says of a record, so that its row need not be read.
  'productsByState ON products (isActive, id, slug, updatedAt)',
  'deerTypesByState ON deerTypes (isActive, id, slug, updatedAt)',
  'blogPostsByState ON blogPosts (isPublished, id, slug, updatedAt)',
  // When a list last changed.
  'productsByChange ON products (isActive, updatedAt)',
  'deerTypesByChange ON deerTypes (isActive, updatedAt)',
  'blogPostsByChange ON blogPosts (isPublished, updatedAt)',
  // Names as people look them up.
  'deerTypesByAnyName ON deerTypes (lower(name), id)',
  'deerTypesByStateAndAnyName ON deerTypes (isActive, lower(name), id)',
]
