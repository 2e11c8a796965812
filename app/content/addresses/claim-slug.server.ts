/** Slugs are unique among products, and across deer types and posts together. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { pageKinds, pagePath, pageTables, tablesSharingAddresses, type PublicTable } from '~/lib/page-kinds'
import { EditQuestionError, SlugTakenError } from '~/lib/refusal'
import { numberedSlug, toSlug } from '~/lib/slug'
import type { Database } from '~db/database'
import { nextId } from '~db/next-id.server'
import { hasPage, isThere } from '~db/visibility.server'
import { slugPath } from '~/paths'
import { slugOrQuestion } from './address-question'
import { isReservedSlug } from '~/lib/reserved-slugs'

interface ClaimRecord {
  table: PublicTable
  id: number | undefined
}

interface Claim extends ClaimRecord {
  slug: string
  title: string
  stored?: { slug: string; isPublic: boolean } | undefined
  /** The operator's answer to the question whether the address of a public page may change, or ''. */
  confirmed?: string | undefined
}

/**
 * Keeps a typed slug as it is. One made from the title gets a number if it is taken, reserved, in the bin or another
 * record's former slug. Call inside the write's transaction. @throws SlugTakenError, EditQuestionError
 */
export async function claimSlug(trx: Transaction<Database>, claim: Claim): Promise<string> {
  const { table, id } = claim
  const slug = await settledSlug(trx, claim)
  if (slug === '') return freeSlug(trx, claim)
  await refuseTaken(trx, { table, id }, slug)
  return slug
}

async function settledSlug(trx: Transaction<Database>, claim: Claim): Promise<string> {
  const { table, id, slug, title, stored, confirmed } = claim
  if (!stored || confirmed === undefined) return slug
  const address = slugOrQuestion({
    stored,
    wanted: { slug, title, free: await freeSlug(trx, claim) },
    confirmed,
    pathOf: (slug) => pagePath(table, slug),
  })
  if ('slug' in address) return address.slug
  await refuseTaken(trx, { table, id }, slug)
  throw new EditQuestionError(address.question)
}

async function freeSlug(trx: Transaction<Database>, { table, id, title }: Claim): Promise<string> {
  return firstFreeSlug(
    trx,
    { table, id },
    toSlug(title) || `${pageKinds[table].subject}-${String(id ?? (await nextId(trx, table)))}`,
  )
}

/** @throws SlugTakenError */
async function refuseTaken(db: Kysely<Database>, record: ClaimRecord, slug: string): Promise<void> {
  const owner = await findSlugOwner(db, record, slug)
  if (owner !== undefined) throw new SlugTakenError(slug, owner)
}

export async function findSlugOwner(
  db: Kysely<Database>,
  record: ClaimRecord,
  slug: string,
): Promise<string | undefined> {
  const owner = (await ownersOf(db, record.table, slug)).find((other) => !isRecord(other, record))
  return owner && `${owner.kind} “${owner.name}”`
}

export async function firstFreeSlug(db: Kysely<Database>, { table, id }: ClaimRecord, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : numberedSlug(wanted, number)
    const owners = await ownersOf(db, table, candidate)
    const isFree =
      owners.every((owner) => isRecord(owner, { table, id })) &&
      !(await leadsElsewhere(db, { table, id, slug: candidate }))
    if (isFree && (pageKinds[table].prefix !== '/' || !isReservedSlug(candidate))) return candidate
  }
}

function isRecord(owner: Owner, { table, id }: ClaimRecord): boolean {
  return owner.table === table && owner.id === id
}

interface Owner {
  table: PublicTable
  id: number
  kind: string
  name: string
}

async function ownersOf(db: Kysely<Database>, table: PublicTable, slug: string): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const each of tablesSharingAddresses(table)) {
    const { title, nouns } = pageKinds[each]
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(title)} as name from ${sql.table(each)} where slug = ${slug} and ${isThere(each)}
    `.execute(db)
    owners.push(...rows.map((row) => ({ table: each, kind: `the ${nouns.one}`, ...row })))
  }
  return owners
}

/**
 * Only a typed slug may be another record's former one, whose redirect it breaks, or that of a record in the bin,
 * which then cannot come back.
 */
async function leadsElsewhere(
  db: Kysely<Database>,
  { table, id, slug }: ClaimRecord & { slug: string },
): Promise<boolean> {
  const deleted = await db
    .selectFrom('bin')
    .select(['kind', 'recordId'])
    .where('slug', '=', slug)
    .where('kind', 'in', tablesSharingAddresses(table))
    .execute()
  if (deleted.some(({ kind, recordId }) => !(kind === table && recordId === id))) return true
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', pagePath(table, slug))
    .executeTakeFirst()
  return former !== undefined && !(former.kind === pageKinds[table].kind && former.recordId === id)
}

export async function findNewSlug(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', slugPath(slug))
    .executeTakeFirst()
  if (!former) return undefined
  const table = pageTables.find((each) => pageKinds[each].kind === former.kind)
  if (!table) return undefined
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where id = ${former.recordId} and ${hasPage(table)}
  `.execute(db)
  return rows[0]?.slug
}
