/** Each search reads all content once, whatever the number of pictures. */
import { sql, type Kysely } from 'kysely'
import { isPublicTable, pageKinds, pageTables, type PublicTable } from '~/lib/page-kinds'
import type { Database } from '~db/database'
import { asFlag, contains, textIn } from '~db/portable-sql.server'
import { textsWith } from '~db/texts.server'
import { isThere } from '~db/visibility.server'
import { imageHashesIn } from './images'
import type { PictureUses, RecordUse } from './picture-uses'

const keepers = ['revisions']

/** Zero means that only drafts, versions or the bin name the picture. */
export async function countUses(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const records = new Map<string, Set<string>>()
  for await (const { table, row, text, isDeleted } of textsWith(db, '/images/')) {
    for (const hash of imageHashesIn(text)) {
      const those = records.get(hash) ?? new Set()
      if (!keepers.includes(table) && !isDeleted) those.add(`${table} ${String(row)}`)
      records.set(hash, those)
    }
  }
  return new Map([...records].map(([hash, those]) => [hash, those.size]))
}

const mostListed = 20

export async function findUses(db: Kysely<Database>, hash: string): Promise<PictureUses> {
  const part = `/images/${hash}-`
  const records: RecordUse[] = []
  const bin: PictureUses['bin'][number][] = []
  for (const kind of pageTables) {
    const found = await findRecords(db, kind, part)
    records.push(...found.flatMap(({ use, isDeleted }) => (isDeleted ? [] : use)))
    bin.push(
      ...(await findInBin(
        db,
        kind,
        found.flatMap(({ use, isDeleted }) => (isDeleted ? use.id : [])),
      )),
    )
  }
  const drafts = await db
    .selectFrom('revisions')
    .select(['id', 'kind', 'recordId', 'name'])
    .where('state', '=', sql.lit('draft' as const))
    .where(contains(db, sql.ref('content'), part))
    .orderBy('id')
    .execute()
  const versions = await findVersions(db, part)
  const authors = await db
    .selectFrom('authors')
    .select(['id', 'fullName', 'deletedAt'])
    .where(contains(db, sql.ref('pictureUrl'), part))
    .orderBy('id')
    .execute()
  const present = authors.filter(({ deletedAt }) => deletedAt === null)
  const listed: string[] = [...pageTables, 'authors', ...keepers]
  let others = authors.length - present.length
  for await (const { table } of textsWith(db, part)) if (!listed.includes(table)) others += 1
  const isThere = (kind: PublicTable, id: number) => existing(db, kind, id)
  return {
    records,
    authors: present.map(({ id, fullName: name }) => ({ id, name })),
    drafts: await Promise.all(
      drafts.flatMap(({ kind, recordId, ...draft }) =>
        isPublicTable(kind)
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
    bin,
    others,
  }
}

async function existing(db: Kysely<Database>, kind: PublicTable, id: number): Promise<boolean> {
  return (
    (await db.selectFrom(kind).select('id').where('id', '=', id).where(isThere(kind)).executeTakeFirst()) !== undefined
  )
}

async function findInBin(db: Kysely<Database>, kind: PublicTable, ids: readonly number[]) {
  const entries = db.selectFrom('bin').select(['id', 'title']).where('kind', '=', kind).where('recordId', 'in', ids)
  return (await entries.execute()).map((entry) => ({ ...entry, kind }))
}

async function findRecords(db: Kysely<Database>, kind: PublicTable, part: string) {
  const places = pageKinds[kind].pictures.map((column) => ({ column, names: contains(db, sql.ref(column), part) }))
  const name = sql.ref(pageKinds[kind].title)
  const { rows } = await sql<{ id: number; name: string; deletedAt: string | null } & Record<string, unknown>>`
    SELECT id, ${name} AS name, "deletedAt", ${sql.join(places.map(({ column, names }) => sql`${asFlag(names)} AS ${sql.ref(column)}`))}
    FROM ${sql.table(kind)}
    WHERE ${sql.join(
      places.map(({ names }) => names),
      sql` OR `,
    )}
    ORDER BY id
  `.execute(db)
  return rows.map((row) => ({
    isDeleted: row.deletedAt !== null,
    use: { kind, id: row.id, name: row.name, places: pageKinds[kind].pictures.filter((column) => row[column] === 1) },
  }))
}

async function findVersions(
  db: Kysely<Database>,
  part: string,
): Promise<Pick<PictureUses, 'versions' | 'versionCount'>> {
  const current = pageTables.map(
    (kind) => sql`(kind = ${kind} AND EXISTS (
      SELECT 1 FROM ${sql.table(kind)} AS record WHERE record.id = "recordId" AND record.version = revisions.version AND ${isThere(kind, 'record')}
    ))`,
  )
  const [title, name] = [textIn(db, sql`content`, 'title'), textIn(db, sql`content`, 'name')]
  const old = sql`revisions WHERE state = 'saved' AND ${contains(db, sql.ref('content'), part)} AND NOT (${sql.join(current, sql` OR `)})`
  const { rows } = await sql<{ kind: string; recordId: number; version: number; name: string | null; count: number }>`
    SELECT kind, "recordId", version, coalesce(${title}, ${name}) AS name, count(*) OVER () AS count
    FROM ${old} ORDER BY id DESC LIMIT ${mostListed}
  `.execute(db)
  return {
    versions: rows.flatMap(({ kind, recordId, version, name }) =>
      isPublicTable(kind) ? [{ kind, recordId, version, name }] : [],
    ),
    versionCount: rows[0]?.count ?? 0,
  }
}
