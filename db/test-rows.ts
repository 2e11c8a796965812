/** A row for each table that every rule accepts, with each column that has no default; tests change one thing at a time. */
import { sql, type Kysely } from 'kysely'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import type { Act } from './audit-log.server'
import type { Database } from './database'

const time = '2026-11-21T09:30:00.000Z'

export const goodRows = {
  products: {
    name: 'Field Spray',
    slug: 'field-spray',
    description: 'A spray for boots.',
    category: 'Scent Control',
    createdAt: time,
    updatedAt: time,
  },
  quotes: {
    customerName: 'Ada Hunter',
    customerEmail: 'ada@example.com',
    productName: 'Field Spray',
    createdAt: time,
  },
  contacts: { name: 'Ada Hunter', email: 'ada@example.com', message: 'Hello', createdAt: time },
  authors: { fullName: 'Ada Hunter' },
  deerTypes: {
    name: 'Mule Deer',
    slug: 'mule-deer',
    scientificName: 'Odocoileus hemionus',
    generalDescription: 'A deer of the West.',
    createdAt: time,
    updatedAt: time,
  },
  blogPosts: {
    title: 'What deer eat',
    slug: 'what-deer-eat',
    content: '<p>Browse.</p>',
    category: 'deer-food',
    createdAt: time,
    updatedAt: time,
  },
  auditLog: { at: time, operatorName: 'warden', deed: 'product-created', subjectKind: 'product' },
} as const

/** Who does it, in tests where that is all the same. */
export function byWarden(now = new Date()): Act {
  return { by: { operatorId: 1, username: 'warden' }, now }
}

export type Values = Readonly<Record<string, string | number | null>>

/** Inserts without Kysely's types, so that a test can try what TypeScript would refuse. */
export async function insertRow(db: Kysely<Database>, table: string, values: Values): Promise<void> {
  const row = { ...(await searchTextOf(db, table, values)), ...values }
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${sql.join(Object.values(row))})`.execute(db)
}

const searched: Readonly<Record<string, readonly string[]>> = searchedColumns

/** Nothing in a table without searches, or of an older schema. */
async function searchTextOf(db: Kysely<Database>, table: string, row: Values): Promise<Values> {
  const columns = searched[table] ?? []
  const { rows } = await sql`SELECT 1 FROM pragma_table_info(${table}) WHERE name = 'searchText'`.execute(db)
  if (rows.length === 0) return {}
  return { searchText: toSearchText(columns.map((column) => row[column]?.toString())) }
}
