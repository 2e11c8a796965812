/** Damage is what SQLite's own checks find, and rows without the others of their transaction. */
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { filesOf, firstFile, imageHashesIn, type ImageFile } from '~/content/pictures/images'
import type { Stored } from './trial'

export interface Inspection {
  faults: string[]
  stored: Stored
  contentVersion: number
}

export function inspectDatabase(file: string): Inspection {
  const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
  try {
    // The site may be writing, so this reads one snapshot.
    return database.transaction(() => ({
      faults: [
        ...[...damage(database), ...halfPictures(database), ...searchGaps(database), ...countGaps(database)],
        ...halfEdits(database),
      ],
      stored: readStored(database),
      contentVersion: number(database, 'SELECT version FROM contentVersion'),
    }))()
  } finally {
    database.close()
  }
}

function damage(database: BetterSqlite3.Database): string[] {
  const integrity = texts(database, 'SELECT integrity_check FROM pragma_integrity_check')
  const orphans = texts(database, 'SELECT "table" FROM pragma_foreign_key_check')
  return [
    ...integrity.filter((line) => line !== 'ok').map((line) => `integrity_check: ${line}`),
    ...orphans.map((table) => `foreign_key_check: ${table}`),
  ]
}

const Pictures = z.array(
  z.object({ hash: z.string(), width: z.number(), finishedAt: z.string().nullable(), files: z.string().nullable() }),
)

/** A picture has its first file, and is finished only with all of them. */
function halfPictures(database: BetterSqlite3.Database): string[] {
  const rows = Pictures.parse(
    database
      .prepare(
        `SELECT hash, width, finishedAt,
           (SELECT group_concat(width || '.' || format) FROM imageFiles WHERE hash = images.hash AND length(bytes) > 0)
           AS files
         FROM images`,
      )
      .all(),
  )
  const faults = rows.flatMap(({ hash, width, finishedAt, files }) => {
    const there = new Set(files?.split(','))
    const due = finishedAt === null ? [firstFile(width)] : filesOf(width)
    return due.filter((each) => !there.has(fileName(each))).map((each) => `picture ${hash} lacks ${fileName(each)}`)
  })
  const known = new Set(rows.map(({ hash }) => hash))
  const named = texts(database, `SELECT imageUrl FROM products WHERE imageUrl IS NOT NULL`).flatMap(imageHashesIn)
  return [...faults, ...named.filter((hash) => !known.has(hash)).map((hash) => `a product names the missing ${hash}`)]
}

function fileName({ width, format }: ImageFile): string {
  return `${String(width)}.${format}`
}

/** The search index is written with the record. */
function searchGaps(database: BetterSqlite3.Database): string[] {
  const indexed = texts(database, 'SELECT CAST(id AS TEXT) FROM searchIndex_docsize WHERE id % 16 <> 3 ORDER BY id')
  const visible = texts(
    database,
    `SELECT CAST(id AS TEXT) FROM (
       SELECT id * 16 AS id FROM products WHERE isActive = 1 AND deletedAt IS NULL
       UNION ALL SELECT id * 16 + 1 FROM deerTypes WHERE isActive = 1 AND deletedAt IS NULL
       UNION ALL SELECT id * 16 + 2 FROM blogPosts WHERE isPublished = 1 AND deletedAt IS NULL
     ) ORDER BY id`,
  )
  return indexed.join() === visible.join() ? [] : ['the search index does not hold what is visible']
}

/** A form is counted in the transaction that stores it, until the window ends. */
function countGaps(database: BetterSqlite3.Database): string[] {
  const counted = number(database, `SELECT coalesce(sum(count), 0) FROM rateLimits WHERE kind = 'form-stored'`)
  const rows = number(database, 'SELECT (SELECT count(*) FROM quotes) + (SELECT count(*) FROM contacts)')
  return counted === rows ? [] : [`${String(counted)} quotes and messages were counted, ${String(rows)} are stored`]
}

/** A save stores the version beside the record and deletes the form's draft; the bin lists the deleted ones. */
function halfEdits(database: BetterSqlite3.Database): string[] {
  return texts(
    database,
    `SELECT 'post ' || id || ' is stored without its version' FROM blogPosts AS post
       WHERE EXISTS (SELECT 1 FROM revisions WHERE state = 'saved' AND kind = 'blogPosts' AND recordId = post.id)
         AND NOT EXISTS (SELECT 1 FROM revisions AS saved WHERE state = 'saved' AND kind = 'blogPosts'
           AND recordId = post.id AND saved.version = post.version)
     UNION ALL SELECT 'post ' || id || ' is stored, and its draft, too' FROM blogPosts AS post
       WHERE EXISTS (SELECT 1 FROM revisions WHERE state = 'draft' AND kind = 'blogPosts' AND recordId = post.id
         AND json_extract(revisions.content, '$.content') = post.content)
     UNION ALL SELECT 'post ' || post.id || ' and the bin disagree' FROM blogPosts AS post
       LEFT JOIN bin ON bin.kind = 'blogPosts' AND bin.recordId = post.id
       WHERE post.deletedAt IS NOT bin.deletedAt`,
  )
}

/** Each text appears once, wherever an operator can get it back. */
function editedTexts(database: BetterSqlite3.Database): string[] {
  const rows = texts(database, 'SELECT content FROM blogPosts UNION ALL SELECT content FROM revisions')
  return [...new Set(rows.flatMap((row) => row.match(/Words [0-9a-f-]{36}(?: buck)*/g) ?? []))]
}

function readStored(database: BetterSqlite3.Database): Stored {
  return {
    quotes: multiset(texts(database, 'SELECT notes FROM quotes WHERE notes IS NOT NULL AND deletedAt IS NULL')),
    contacts: multiset(texts(database, 'SELECT message FROM contacts WHERE deletedAt IS NULL')),
    products: multiset(texts(database, `SELECT name || ' ' || description FROM products WHERE deletedAt IS NULL`)),
    formerAddresses: multiset(texts(database, 'SELECT path FROM formerAddresses')),
    edits: multiset(editedTexts(database)),
    imageFiles: multiset(texts(database, `SELECT '/images/' || hash || '-' || width || '.' || format FROM imageFiles`)),
  }
}

export function multiset(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of all) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

function texts(database: BetterSqlite3.Database, query: string): string[] {
  return z.array(z.string()).parse(database.prepare(query).pluck().all())
}

function number(database: BetterSqlite3.Database, query: string): number {
  return z.number().parse(database.prepare(query).pluck().get())
}
