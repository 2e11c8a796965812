import type { Kysely } from 'kysely'
import { findSlugOwner, firstFreeSlug } from '~/content/addresses/claim-slug.server'
import { deleteRevisionsOf } from '~/content/revisions/drafts.server'
import { searchTextOf } from '~/lib/search-text'
import { pageKinds, pagePath, type PublicTable } from '~/lib/page-kinds'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import type { BinKind } from './bin-kind.server'

export function pageBinKind(table: PublicTable): BinKind {
  const { title, kind } = pageKinds[table]
  const pathOf = (slug: string) => pagePath(table, slug)
  return {
    table,
    columns: [title, 'slug'],
    describe: (record) => ({ title: String(record[title]), slug: String(record.slug) }),
    prepare: async (trx, id, { now, takesFreeAddress }) => {
      const before = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const slug = takesFreeAddress ? await addressFor(trx, { table, id, slug: before.slug }) : before.slug
      const owner = await findSlugOwner(trx, { table, id }, slug)
      if (owner !== undefined) return `its address ${pathOf(slug)} is that of ${owner} now.`
      // A record whose time came while it was in the bin does not go public unseen.
      const isLate = before.publishAt !== null && before.publishAt <= now.toISOString()
      const remarks = [
        ...(slug === before.slug ? [] : [`Its address is ${pathOf(slug)} now.`]),
        ...(isLate ? [missedMoment] : []),
      ]
      const columns = {
        ...(slug !== before.slug && { slug, ...searchTextOf(table, { ...before, slug }) }),
        ...(isLate && { publishAt: null }),
      }
      return { columns, ...(remarks.length > 0 && { remark: remarks.join(' ') }) }
    },
    settle: (trx, ids) => reindex(trx, table, ...ids),
    findObstacle: async (db, { recordId: id, slug }) => {
      const owner = await findSlugOwner(db, { table, id }, slug)
      if (owner === undefined) return undefined
      return { address: pathOf(slug), owner, freeAddress: pathOf(await addressFor(db, { table, id, slug })) }
    },
    deleteTraces: async (trx, ids) => {
      await trx.deleteFrom('formerAddresses').where('kind', '=', kind).where('recordId', 'in', ids).execute()
      await trx.deleteFrom('previewLinks').where('kind', '=', table).where('recordId', 'in', ids).execute()
      await deleteRevisionsOf(trx, table, ids)
    },
  }
}

const missedMoment =
  'The time it was scheduled for passed while it was in the bin, so publish it yourself or choose another time.'

async function addressFor(
  db: Kysely<Database>,
  { table, id, slug }: { table: PublicTable; id: number; slug: string },
): Promise<string> {
  const owner = await findSlugOwner(db, { table, id }, slug)
  return owner === undefined ? slug : firstFreeSlug(db, { table, id }, slug)
}
