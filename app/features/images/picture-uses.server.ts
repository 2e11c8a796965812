/** Finds where pictures are used. Each look goes through all content once, whatever the number of pictures. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { textsWith } from '~db/sqlite/texts.server'
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
    .where(names('content', part))
    .orderBy('id')
    .execute()
  const versions = await findVersions(db, part)
  const bin = await db.selectFrom('bin').select(['id', 'kind', 'title']).where(names('record', part)).execute()
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

function names(column: string, part: string) {
  return sql<boolean>`instr(${sql.ref(column)}, ${part}) > 0`
}

async function existing(db: Kysely<Database>, kind: PictureKind, id: number): Promise<boolean> {
  return (await db.selectFrom(kind).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

async function findRecords(db: Kysely<Database>, kind: PictureKind, part: string): Promise<RecordUse[]> {
  const places = placesOf[kind]
  const name = sql.ref(kind === 'blogPosts' ? 'title' : 'name')
  const { rows } = await sql<{ id: number; name: string } & Record<string, unknown>>`
    SELECT id, ${name} AS name, ${sql.join(places.map((place) => sql`${names(place, part)} AS ${sql.ref(place)}`))}
    FROM ${sql.table(kind)}
    WHERE ${sql.join(
      places.map((place) => sql`ifnull(${names(place, part)}, 0)`),
      sql` OR `,
    )}
    ORDER BY id
  `.execute(db)
  return rows.map((row) => ({
    kind,
    id: row.id,
    name: row.name,
    places: places.filter((place) => row[place] === 1),
  }))
}

/** What a record's current version names is with the record. */
async function findVersions(
  db: Kysely<Database>,
  part: string,
): Promise<Pick<PictureUses, 'versions' | 'versionCount'>> {
  const current = pictureKinds.map(
    (kind) => sql`(kind = ${kind} AND EXISTS (
      SELECT 1 FROM ${sql.table(kind)} AS record WHERE record.id = recordId AND record.version = recordVersions.version
    ))`,
  )
  const old = sql`recordVersions WHERE ${names('record', part)} AND NOT (${sql.join(current, sql` OR `)})`
  const { rows } = await sql<{ kind: string; recordId: number; version: number; name: string | null; count: number }>`
    SELECT kind, recordId, version, coalesce(record ->> 'title', record ->> 'name') AS name, count(*) OVER () AS count
    FROM ${old} ORDER BY id DESC LIMIT ${mostListed}
  `.execute(db)
  return {
    versions: rows.flatMap(({ kind, recordId, version, name }) =>
      isPictureKind(kind) ? [{ kind, recordId, version, name }] : [],
    ),
    versionCount: rows[0]?.count ?? 0,
  }
}
