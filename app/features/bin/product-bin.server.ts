/** Products. Quotes keep the name of a deleted one, and lead to it again once it is back. */
import { z } from 'zod'
import type { BinKind, BinRecord } from './bin-kind.server'
import { pageBinKind } from './page-bin.server'

const Ids = z.array(z.int())

const page = pageBinKind({
  table: 'products',
  addressedAs: 'product',
  auditEvents: { restored: 'product-restored', deletedForGood: 'product-deleted-for-good' },
})

export const productBinKind = {
  ...page,
  keepAlong: async (trx, ids) => {
    const quotes = await trx.selectFrom('quotes').select(['id', 'productId']).where('productId', 'in', ids).execute()
    return new Map(
      ids.map((id) => {
        const named = quotes.filter(({ productId }) => productId === id).map((quote) => quote.id)
        return [id, { quoteIds: JSON.stringify(named) }]
      }),
    )
  },
  settle: async (trx, ids, records = []) => {
    await page.settle(trx, ids)
    for (const record of records) {
      // In parts: SQLite binds at most 32,766 values.
      const quoteIds = quoteIdsOf(record)
      for (let from = 0; from < quoteIds.length; from += 500) {
        await trx
          .updateTable('quotes')
          .set({ productId: Number(record.id) })
          .where('id', 'in', quoteIds.slice(from, from + 500))
          .where('productId', 'is', null)
          .execute()
      }
    }
  },
} as const satisfies BinKind

function quoteIdsOf({ quoteIds }: BinRecord): number[] {
  return typeof quoteIds === 'string' ? Ids.parse(JSON.parse(quoteIds)) : []
}
