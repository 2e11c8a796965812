/** Writes quotes and messages as files: what a row has, in JSON and as the columns of a CSV file. */
import type { QuotedProduct } from '~/inbox/quotes/quoted-products'
import { formatQuoted } from '~/inbox/quotes/quotes'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import { dollarsOf } from '~/lib/money'
import { countOf, type InboxCounts, type InboxFilter, type InboxTab } from './inbox'

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A list with a search counts what it finds up to this number. */
export const mostCounted = 1000

interface ExportedEntry {
  /** The number customers read over the phone. */
  reference: string
  id: number
  status: string
  isOverdue: boolean
  isSuspected: boolean
  /** ISO 8601, UTC. */
  createdAt: string
  /** The same in the site's time zone, such as `2026-11-21 04:30:00`. */
  createdAtLocal: string
}

export interface ExportedQuote extends ExportedEntry {
  customerName: string
  customerEmail: string
  customerPhone: string | null
  products: QuotedProduct[]
  notes: string | null
  offer: QuoteOffer | null
}

export interface ExportedContact extends ExportedEntry {
  name: string
  email: string
  message: string
}

type Cell = string | number | null

interface Column<Row> {
  name: string
  of: (row: Row) => Cell
}

function entryColumns(timeZone: string): Column<ExportedEntry>[] {
  return [
    { name: 'Reference', of: ({ reference }) => reference },
    { name: 'ID', of: ({ id }) => id },
    { name: 'Received (UTC)', of: ({ createdAt }) => createdAt },
    { name: `Received (${timeZone})`, of: ({ createdAtLocal }) => createdAtLocal },
    { name: 'Status', of: ({ status }) => status },
    { name: 'Overdue', of: ({ isOverdue }) => yesOrNo(isOverdue) },
    { name: 'Spam', of: ({ isSuspected }) => yesOrNo(isSuspected) },
  ]
}

/** A cell may have several lines: one for each product of the request, in the same order. */
const quoteColumns: readonly Column<ExportedQuote>[] = [
  { name: 'Name', of: ({ customerName }) => customerName },
  { name: 'Email', of: ({ customerEmail }) => customerEmail },
  { name: 'Phone', of: ({ customerPhone }) => customerPhone },
  { name: 'Products', of: ({ products }) => products.map(formatQuoted).join('\n') },
  { name: 'Product IDs', of: ({ products }) => products.map(({ productId }) => productId ?? 'deleted').join('\n') },
  { name: 'Quantities', of: ({ products }) => products.map(({ quantity }) => quantity).join('\n') },
  { name: 'Total quantity', of: ({ products }) => products.reduce((sum, { quantity }) => sum + quantity, 0) },
  { name: 'Notes', of: ({ notes }) => notes },
  { name: 'Offer', of: ({ offer }) => (offer ? offer.state : null) },
  { name: 'Offer total (USD)', of: ({ offer }) => (offer ? dollarsOf(offer.totalCents) : null) },
  { name: 'Offer accepted (UTC)', of: ({ offer }) => (offer ? offer.acceptedAt : null) },
]

const contactColumns: readonly Column<ExportedContact>[] = [
  { name: 'Name', of: ({ name }) => name },
  { name: 'Email', of: ({ email }) => email },
  { name: 'Message', of: ({ message }) => message },
]

export function csvHeader(tab: InboxTab, timeZone: string): string[] {
  const own = tab === 'quotes' ? quoteColumns : contactColumns
  return [...entryColumns(timeZone), ...own].map(({ name }) => name)
}

export function csvCells(row: ExportedQuote | ExportedContact): Cell[] {
  const own = 'products' in row ? quoteColumns.map(({ of }) => of(row)) : contactColumns.map(({ of }) => of(row))
  return [...entryColumns('').map(({ of }) => of(row)), ...own]
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no'
}

/** Counts the whole list, without a search. */
export function countShown(counts: InboxCounts, show: string): number {
  if (show === 'all') return counts.all
  if (show === 'overdue') return counts.overdue
  if (show === 'refused') return counts.refused
  if (show === 'accepted') return counts.accepted
  return show === 'suspected' ? counts.suspected : countOf(counts, show)
}

/** Names the export in the audit log, which never says what was searched for. */
export function exportName(format: ExportFormat, { show, search }: InboxFilter): string {
  return [format.toUpperCase(), show, ...(search === '' ? [] : ['searched'])].join(', ')
}
