/** Quotes and messages in the bin. */
import type { Transaction } from 'kysely'
import type { BinKind, BinRecord } from '~/features/bin/bin-kind.server'
import { quotedProducts } from '~/features/quotes/quoted-products'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import { deleteEntryTraces } from './entry-traces.server'
import type { InboxTab } from './inbox'
import { entryTitle } from './inbox-messages'
import { referenceOf } from './reference'

export const quoteBinKind: BinKind = {
  ...kindOf('quotes', { sender: 'customerName', email: 'customerEmail' }),
  revive: async (trx, records) => {
    const products = records.map((record) => productsOf(record))
    const ids = products.flatMap((list) => list.map(({ productId }) => productId ?? 0))
    const found = await trx.selectFrom('products').select('id').where('id', 'in', ids).execute()
    const known = new Set(found.map(({ id }) => id))
    return records.map((record, index) => {
      const [first, ...others] = (products[index] ?? []).map((product) => ({
        ...product,
        productId: known.has(product.productId ?? 0) ? product.productId : null,
      }))
      return withText('quotes', {
        ...record,
        productId: first?.productId ?? null,
        otherProducts: JSON.stringify(others),
      })
    })
  },
  auditEvents: { restored: 'quote-restored', deletedForGood: 'quote-deleted-for-good' },
}

export const contactBinKind: BinKind = {
  ...kindOf('contacts', { sender: 'name', email: 'email' }),
  revive: (_trx, records) => Promise.resolve(records.map((record) => withText('contacts', record))),
  auditEvents: { restored: 'contact-restored', deletedForGood: 'contact-deleted-for-good' },
}

function kindOf(table: InboxTab, columns: { sender: string; email: string }) {
  return {
    describe: (record: BinRecord) => ({
      title: `${referenceOf(table, Number(record.id))} ${textOf(record[columns.sender])}`,
      email: textOf(record[columns.email]),
    }),
    deleteTraces: (trx: Transaction<Database>, ids: readonly number[]) => deleteEntryTraces(trx, table, ids),
    nameOf: ({ recordId }: { recordId: number }) => entryTitle(table, recordId),
  }
}

function productsOf(record: BinRecord) {
  const { productId, productName, quantity, otherProducts } = record
  return quotedProducts({
    productId: typeof productId === 'number' ? productId : null,
    productName: textOf(productName),
    quantity: Number(quantity),
    otherProducts: typeof otherProducts === 'string' ? otherProducts : '[]',
  })
}

function withText(table: InboxTab, record: BinRecord): BinRecord {
  const texts = searchedColumns[table].map((column) => textOf(record[column]))
  return { ...record, searchText: toSearchText(texts) }
}

function textOf(value: string | number | null | undefined): string {
  return typeof value === 'string' ? value : ''
}
