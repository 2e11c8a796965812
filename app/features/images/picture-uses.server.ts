/** Finds where pictures are used. Each look goes through all content once, whatever the number of pictures. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { asFlag, contains, textIn } from '~db/portable-sql.server'
import { textsWith } from '~db/texts.server'
import { imageHashesIn } from './images'
import {
  isPictureKind,
  pictureKinds,
  placesOf,
  type PictureKind,
  type PictureUses,
  type RecordUse,
} from './picture-uses'

/** They keep a picture, but no page shows it. */
const keepers = ['drafts', 'recordVersions', 'bin']

/** By hash: how many records name the picture. 0: only drafts, versions or the bin do. */
export async function countUses(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const records = new Map<string, Set<string>>()
  for await (const { table, row, text } of textsWith(db, '/images/')) {
    for (const hash of imageHashesIn(text)) {
      const those = records.get(hash) ?? new Set()
      if (!keepers.includes(table)) those.add(`${table} ${String(row)}`)
      records.set(hash, those)
    }
  }
  return new Map([...records].map(([hash, those]) => [hash, those.size]))
}

/** More are counted. */
const mostListed = 20

export async function findUses(db: Kysely<Database>, hash: string): Promise<PictureUses> {
  const part = `/images/${hash}-`
  const all: RecordUse[] = []
  for (const kind of pictureKinds) all.push(...(await findRecords(db, kind, part)))
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'kind', 'recordId', 'name'])
    .where(contains(db, sql.ref('content'), part))
    .orderBy('id')
    .execute()
  const versions = await findVersions(db, part)
  const bin = await db
    .selectFrom('bin')
    .select(['id', 'kind', 'title'])
    .where(contains(db, sql.ref('record'), part))
    .execute()
  const listed: string[] = [...pictureKinds, ...keepers]
  let others = 0
  for await (const { table } of textsWith(db, part)) if (!listed.includes(table)) others += 1
  const isThere = (kind: PictureKind, id: number) => existing(db, kind, id)
  return {
    records: all,
    drafts: await Promise.all(
      drafts.flatMap(({ kind, recordId, ...draft }) =>
        isPictureKind(kind)
          ? [
              (async () => ({
                ...draft,
                kind,
                recordId: recordId !== null && (await isThere(kind, recordId)) ? recordId : null,
              }))(),
            ]
          : [],
      ),
    ),
    ...versions,
    bin: bin.flatMap(({ kind, ...entry }) => (isPictureKind(kind) ? [{ ...entry, kind }] : [])),
    others,
  }
}

async function existing(db: Kysely<Database>, kind: PictureKind, id: number): Promise<boolean> {
  return (await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function findRecords(db: Kysely<Database>, kind: PictureKind, part: string): Promise<RecordUse[]> {
  const places = placesOf[kind].map((column) => ({ column, names: contains(db, sql.ref(column), part) }))
  const name = sql.ref(kind === 'blogPosts' ? 'title' : 'name')
  const { rows } = await sql<{ id: number; name: string } & Record<string, unknown>>`
    SELECT id, ${name} AS name, ${sql.join(places.map(({ column, names }) => sql`${asFlag(names)} AS ${sql.ref(column)}`))}
    FROM ${sql.table(kind)}
    WHERE ${sql.join(
      places.map(({ names }) => names),
      sql` OR `,
    )}
    ORDER BY id
  `.execute(db)
  return rows.map((row) => ({
    kind,
    id: row.id,
    name: row.name,
    places: placesOf[kind].filter((column) => row[column] === 1),
  }))
}

/** What a record's current version names is with the record. */
async function findVersions(
  db: Kysely<Database>,
  part: string,
): Promise<Pick<PictureUses, 'versions' | 'versionCount'>> {
  const current = pictureKinds.map(
    (kind) => sql`(kind = ${kind} AND EXISTS (
      SELECT 1 FROM ${sql.table(kind)} AS record WHERE record.id = "recordId" AND record.version = "recordVersions".version
    ))`,
  )
  const [title, name] = [textIn(db, sql`record`, 'title'), textIn(db, sql`record`, 'name')]
  const old = sql`"recordVersions" WHERE ${contains(db, sql.ref('record'), part)} AND NOT (${sql.join(current, sql` OR `)})`
  const { rows } = await sql<{ kind: string; recordId: number; version: number; name: string | null; count: number }>`
    SELECT kind, "recordId", version, coalesce(${title}, ${name}) AS name, count(*) OVER () AS count
    FROM ${old} ORDER BY id DESC LIMIT ${mostListed}
  `.execute(db)
  return {
    versions: rows.flatMap(({ kind, recordId, version, name }) =>
      isPictureKind(kind) ? [{ kind, recordId, version, name }] : [],
    ),
    versionCount: rows[0]?.count ?? 0,
  }
}
