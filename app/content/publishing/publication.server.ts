/** A schedule, and whether a product is a draft, are columns beside the record's fields. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import type { Database } from '~db/database'
import { hasPage, isThere } from '~db/visibility.server'
import { type Publication, draftChoice, laterChoice, planPublication, publicationChoices } from './publication'
import { z } from 'zod'

/**
 * An editor has a publication, as has an API call that sets the flag. Without one, a schedule or a draft stays.
 */
export interface WithPublication {
  publication?: { publishAt: string | null; isDraft?: boolean } | undefined
}

export async function findPublication(
  db: Kysely<Database>,
  table: PublicTable,
  id: number,
): Promise<Publication | undefined> {
  const isDraft = pageKinds[table].keepsPage ? sql.ref('isDraft') : sql.lit(0)
  const { rows } = await sql<{ publishAt: string | null; isDraft: number }>`
    select "publishAt", ${isDraft} as "isDraft" from ${sql.table(table)} where id = ${id} and ${isThere(table)}
  `.execute(db)
  const [row] = rows
  return row && { publishAt: row.publishAt, isDraft: row.isDraft === 1 }
}

export async function findPublicSlug(
  db: Kysely<Database>,
  table: PublicTable,
  id: number,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('slug').where('id', '=', id).where(hasPage(table)).executeTakeFirst()
  return row?.slug
}

export async function nextPublication(
  trx: Transaction<Database>,
  { table, id }: { table: PublicTable; id: number | undefined },
  { isOn, publication }: WithPublication & { isOn: boolean },
): Promise<{ before: Publication; after: Publication }> {
  const before = (id === undefined ? undefined : await findPublication(trx, table, id)) ?? unscheduled
  if (isOn) return { before, after: unscheduled }
  const { publishAt = before.publishAt, isDraft = before.isDraft } = publication ?? {}
  return { before, after: { publishAt, isDraft } }
}

const unscheduled: Publication = { publishAt: null, isDraft: false }

export function withPublication<Before extends object, After extends object>(
  { before, after, fields }: { before: Before; after: After; fields: readonly string[] },
  { publication, isOn }: { publication: { before: Publication; after: Publication }; isOn: boolean },
) {
  return {
    before: { ...before, ...publication.before },
    after: { ...after, ...publication.after },
    fields: isOn ? fields : [...fields, 'publishAt', 'isDraft'],
  }
}

/** Returns undefined if the record is not due. Call in the transaction that publishes it. */
export async function findDue(
  trx: Transaction<Database>,
  table: PublicTable,
  { id, now }: { id: number; now: Date },
): Promise<string | undefined> {
  const publishAt = (await findPublication(trx, table, id))?.publishAt ?? null
  return publishAt !== null && publishAt <= now.toISOString() ? publishAt : undefined
}

interface Setting {
  table: PublicTable
  stored: Publication | undefined
  now: Date
  timeZone: string
}

const text = z.string().catch('')

function publicationSchema({ table, stored, now, timeZone }: Setting) {
  return z.looseObject({ publishDate: text, publishTime: text }).transform((form, check) => {
    const { publishDate, publishTime } = form
    const choice = form[pageKinds[table].flag]
    const planned = planPublication(
      { choice, publishDate, publishTime, stored: stored?.publishAt ?? null },
      { now, timeZone, nowLabel: publicationChoices(table).now },
    )
    if ('error' in planned) {
      check.issues.push({ code: 'custom', path: [planned.field], message: planned.error, input: form })
      return z.NEVER
    }
    // A product whose page is public keeps the page while its publication is scheduled.
    const isDraft = choice === draftChoice || (choice === laterChoice && (stored?.isDraft ?? true))
    const { publishAt, notice } = planned
    return { publication: { publishAt, isDraft }, publicationNotice: notice }
  })
}

export function scheduledForm<Schema extends z.ZodType>(schema: Schema, setting: Setting) {
  return z.intersection(schema, publicationSchema(setting))
}
