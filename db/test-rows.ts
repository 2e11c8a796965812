import { sql, type Kysely } from 'kysely'
import type { Rules } from '~/lib/rules'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import type { BinnedTable } from '~/lib/visibility'
import type { Act } from './audit-log.server'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { raiseSequence } from './postgres/sequences.server'
import { columnsOf } from './portable-sql.server'
import { readRule, saveRule } from './rules.server'
import { pageTables } from '~/lib/page-kinds'
import { reindex } from '~db/search-index.server'

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
  authors: { fullName: 'Ada Hunter', createdAt: time, updatedAt: time },
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
  seasons: {
    state: 'OH',
    species: 'White-tailed deer',
    weapon: 'Archery',
    zone: 'Statewide',
    opensOn: '2026-09-26',
    closesOn: '2027-02-07',
    sourceUrl: 'https://ohiodnr.gov/',
    checkedOn: '2026-11-21',
    createdAt: time,
    updatedAt: time,
  },
  mails: {
    messageId: 'a1@example.com',
    kind: 'receipt',
    recipient: 'ada@example.com',
    subject: 'Your request',
    text: 'Hello',
    html: '<p>Hello</p>',
    dueAt: time,
    createdAt: time,
  },
  entryEvents: { entryKind: 'quotes', entryId: 1, event: 'seen', at: time, operatorName: 'warden' },
  answers: {
    entryKind: 'quotes',
    entryId: 1,
    content: '{}',
    sentVia: 'mail',
    sentAt: time,
    operatorName: 'warden',
  },
  answerTemplates: { name: 'Quote', subject: 'Your quote', text: 'Hello', createdAt: time, updatedAt: time },
  bin: {
    kind: 'quotes',
    recordId: 1,
    title: 'Ada Hunter',
    deletedAt: time,
    deletedBy: 'warden',
  },
  visitCounts: { day: '2026-11-21', kind: 'page', name: '/', count: 1 },
  revisions: { kind: 'blogPosts', recordId: 1, state: 'saved', version: 1, content: '{}', savedAt: time },
  previewLinks: {
    tokenHash: 'a'.repeat(64),
    kind: 'blogPosts',
    recordId: 1,
    createdAt: time,
    expiresAt: '2026-11-28T09:30:00.000Z',
    operatorName: 'warden',
  },
  siteSettings: { id: 1, section: 'identity', content: '{}', updatedAt: time, operatorName: 'admin' },
  invitations: {
    tokenHash: 'b'.repeat(64),
    name: 'Nora',
    role: 'editor',
    createdAt: time,
    expiresAt: '2026-11-28T09:30:00.000Z',
    invitedBy: 'warden',
  },
  auditLog: { at: time, operatorName: 'warden', event: 'product-created', subjectKind: 'product' },
} as const

export const goodDraft = {
  kind: 'blogPosts',
  state: 'draft',
  formKey: 'a1',
  content: '{}',
  savedAt: time,
  operatorName: 'warden',
} as const

export function byWarden(now = new Date()): Act {
  return { by: { operatorId: 1, username: 'warden' }, now }
}

export function setRule<Name extends keyof Rules>(db: Kysely<Database>, name: Name, change: Partial<Rules[Name]>) {
  return db.transaction().execute(async (trx) => {
    await saveRule(trx, name, { ...(await readRule(trx, name)), ...change }, byWarden())
  })
}

export type Values = Readonly<Record<string, string | number | null>>

/** Values are untyped, so that a test can try what TypeScript would refuse. Indexes the row for the searches. */
export async function insertRow(db: Kysely<Database>, table: string, values: Values): Promise<void> {
  const isSearched = await hasSearchText(db, table)
  const row = isSearched ? { searchText: searchTextOf(table, values), ...values } : values
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const isNumbered = (await columnsOf(db, table)).includes('id')
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${columns}) VALUES (${sql.join(Object.values(row))})
    ${isNumbered ? sql`RETURNING id` : sql``}
  `.execute(db)
  const id = rows[0]?.id
  if (id !== undefined && 'id' in values && isPostgres(db)) await raiseSequence(db, table, id)
  const indexed = pageTables.find((name) => name === table)
  if (id !== undefined && isSearched && indexed !== undefined) await reindex(db, indexed, id)
}

export async function insertDeleted(
  db: Kysely<Database>,
  table: BinnedTable & keyof typeof goodRows,
  record: Values & { id: number },
  entry: Values = {},
): Promise<void> {
  const { deletedAt = goodRows.bin.deletedAt } = entry
  await insertRow(db, table, { ...goodRows[table], ...record, deletedAt })
  await insertRow(db, 'bin', { ...goodRows.bin, kind: table, recordId: record.id, ...entry })
}

async function hasSearchText(db: Kysely<Database>, table: string): Promise<boolean> {
  return (await columnsOf(db, table)).includes('searchText')
}

const searched: Readonly<Record<string, readonly string[]>> = searchedColumns

function searchTextOf(table: string, row: Values): string {
  return toSearchText((searched[table] ?? []).map((column) => row[column]?.toString()))
}

export async function readIndex(db: Kysely<Database>): Promise<string[]> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ place: string }>`
      SELECT concat_ws(' ', rowid, positions, weights, lexeme) AS place FROM "searchIndex", unnest(words) ORDER BY rowid, lexeme
    `.execute(db)
    return rows.map(({ place }) => place)
  }
  const words: string[] = []
  for (const index of ['searchIndex', 'searchTitles']) {
    await sql`CREATE VIRTUAL TABLE temp.places USING fts5vocab(main, ${sql.lit(index)}, instance)`.execute(db)
    const { rows } = await sql<Values>`SELECT * FROM temp.places ORDER BY doc, col, offset`.execute(db)
    await sql`DROP TABLE temp.places`.execute(db)
    words.push(...rows.map((row) => [index, row.doc, row.col, row.offset, row.term].join(' ')))
  }
  return words
}

export async function emptyIndex(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM "searchIndex"`.execute(db)
  await sql`DELETE FROM ${sql.table(isPostgres(db) ? 'searchVocabulary' : 'searchTitles')}`.execute(db)
}
