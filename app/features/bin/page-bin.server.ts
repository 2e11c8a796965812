/** Records with a page: products, species and posts. */
import type { Kysely, Transaction } from 'kysely'
import { findSlugOwner, firstFreeSlug, type SluggedTable } from '~/features/addresses/claim-slug.server'
import { deleteDraftsOf } from '~/features/drafts/drafts.server'
import { deleteVersionsOf } from '~/features/history/versions.server'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import type { AddressedKind } from '~db/tables/former-addresses'
import type { BinKind, BinRecord, Revival } from './bin-kind.server'

interface PageKind extends Pick<BinKind, 'auditEvents'> {
  table: SluggedTable
  /** In the former addresses. */
  addressedAs: AddressedKind
}

/** It comes back with its id, address, pictures, former addresses, versions, and as public as it was. */
export function pageBinKind({ table, addressedAs, auditEvents }: PageKind) {
  const pathOf = table === 'products' ? productPath : slugPath
  const revive = async (trx: Transaction<Database>, record: BinRecord, { now, takesFreeAddress }: Revival) => {
    const id = Number(record.id)
    const old = textOf(record.slug)
    const slug = takesFreeAddress ? await addressFor(trx, { table, id, slug: old }) : old
    const owner = await findSlugOwner(trx, { table, id }, slug)
    if (owner !== undefined) return `its address ${pathOf(slug)} is that of ${owner} now.`
    // What should have gone public while it was in the bin does not do so unseen.
    const isLate = textOf(record.publishAt) <= now.toISOString()
    return withText(table, { ...record, slug, publishAt: isLate ? null : (record.publishAt ?? null) })
  }
  return {
    describe: (record) => ({ title: titleOf(record), email: null, slug: textOf(record.slug) }),
    revive: async (trx, records, how) => {
      const revived: (BinRecord | string)[] = []
      for (const record of records) revived.push(await revive(trx, record, how))
      return revived
    },
    remark: ({ slug, publishAt }, revived) => {
      const remarks = [
        ...(revived.slug === slug ? [] : [`Its address is ${pathOf(textOf(revived.slug))} now.`]),
        ...(publishAt === undefined || revived.publishAt === publishAt ? [] : [missedMoment]),
      ]
      return remarks.length === 0 ? undefined : remarks.join(' ')
    },
    settle: (trx, ids) => reindex(trx, table, ...ids),
    findObstacle: async (db, { recordId: id, slug }) => {
      const owner = slug === null ? undefined : await findSlugOwner(db, { table, id }, slug)
      if (owner === undefined || slug === null) return undefined
      return { address: pathOf(slug), owner, freeAddress: pathOf(await addressFor(db, { table, id, slug })) }
    },
    deleteTraces: async (trx, ids) => {
      await trx.deleteFrom('formerAddresses').where('kind', '=', addressedAs).where('recordId', 'in', ids).execute()
      await trx.deleteFrom('previewLinks').where('kind', '=', table).where('recordId', 'in', ids).execute()
      await deleteDraftsOf(trx, table, ids)
      await deleteVersionsOf(trx, table, ids)
    },
    nameOf: ({ title }) => title,
    auditEvents,
  } as const satisfies BinKind
}

const missedMoment =
  'The time it was scheduled for passed while it was in the bin, so publish it yourself or choose another time.'

/** Its own if nobody has it, else with a number. */
async function addressFor(
  db: Kysely<Database>,
  { table, id, slug }: { table: SluggedTable; id: number; slug: string },
): Promise<string> {
  const owner = await findSlugOwner(db, { table, id }, slug)
  return owner === undefined ? slug : firstFreeSlug(db, { table, id }, slug)
}

function titleOf({ name, title }: BinRecord): string {
  return textOf(name ?? title)
}

function withText(table: SluggedTable, record: BinRecord): BinRecord {
  const texts = searchedColumns[table].map((column) => textOf(record[column]))
  return { ...record, searchText: toSearchText(texts) }
}

function textOf(value: string | number | null | undefined): string {
  return typeof value === 'string' ? value : ''
}
