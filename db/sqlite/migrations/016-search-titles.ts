import { sql, type Kysely } from 'kysely'

/**
 * The words of titles and keywords alone, once more. To find them in searchIndex, the rows that have them in their text
 * are gone through too; and to find the word that was meant, those of all words that begin alike: too many on a site
 * that has grown. Rows are numbered as in searchIndex, and triggers keep them as they keep those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE VIRTUAL TABLE searchTitles USING fts5(
      words, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
    )
  `.execute(db)
  await sql`CREATE VIRTUAL TABLE titleVocabulary USING fts5vocab(searchTitles, 'row')`.execute(db)
  for (const source of sources) await keepTitles(db, source)
  // The next start writes the tools into both.
  await sql`UPDATE searchState SET indexedTools = ''`.execute(db)
}

interface Source {
  table: string
  /** Of the row in the index. */
  kind: number
  isPublic: string
  words: readonly string[]
}

const sources: readonly Source[] = [
  { table: 'products', kind: 0, isPublic: 'isActive', words: ['name', 'category', 'features'] },
  {
    table: 'deerTypes',
    kind: 1,
    isPublic: 'isActive',
    words: ['name', 'scientificName', 'metaKeywords', 'conservationStatus'],
  },
  {
    table: 'blogPosts',
    kind: 2,
    isPublic: 'isPublished',
    words: ['title', 'metaKeywords', 'focusKeyword', 'category'],
  },
]

async function keepTitles(db: Kysely<unknown>, { table, kind, isPublic, words }: Source): Promise<void> {
  const rowid = (row: string) => `${row}.id * 4 + ${String(kind)}`
  const text = (row: string) => words.map((column) => `coalesce(${row}.${column}, '')`).join(` || ' ' || `)
  const add = (row: string, from = '') =>
    `INSERT INTO searchTitles (rowid, words) SELECT ${rowid(row)}, ${text(row)} ${from} WHERE ${row}.${isPublic} = 1;`
  const remove = `DELETE FROM searchTitles WHERE rowid = ${rowid('OLD')};`
  const triggers = [
    { name: 'Insert', on: 'INSERT', statements: add('NEW') },
    { name: 'Update', on: `UPDATE OF ${['id', isPublic, ...words].join(', ')}`, statements: remove + add('NEW') },
    { name: 'Delete', on: 'DELETE', statements: remove },
  ]
  for (const { name, on, statements } of triggers) {
    await sql.raw(`CREATE TRIGGER ${table}TitlesOn${name} AFTER ${on} ON ${table} BEGIN ${statements} END`).execute(db)
  }
  await sql.raw(add(table, `FROM ${table}`)).execute(db)
}
