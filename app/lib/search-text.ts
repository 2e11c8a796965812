/**
 * The dashboard's searches compare texts without case and accents, and phone numbers by their digits: each searched table
 * has a column `searchText` with its texts in this form.
 */
import { foldLetters } from './search-words'

export const searchedColumns = {
  quotes: ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'],
  contacts: ['name', 'email', 'message'],
  products: ['name', 'slug', 'category', 'description'],
  deerTypes: ['name', 'scientificName', 'slug', 'generalDescription'],
  blogPosts: ['title', 'slug', 'excerpt', 'category'],
  auditLog: ['subject', 'operatorName'],
} as const

type SearchedTable = keyof typeof searchedColumns
type Searched<Table extends SearchedTable> = {
  readonly [Column in (typeof searchedColumns)[Table][number]]?: string | null | undefined
}

/** A row for an insert or an update, with what a search looks through. */
export function withSearchText<Table extends SearchedTable, const Row extends Searched<Table>>(
  table: Table,
  row: Row,
): Row & { searchText: string } {
  const columns: readonly (typeof searchedColumns)[Table][number][] = searchedColumns[table]
  return { ...row, searchText: toSearchText(columns.map((column) => row[column])) }
}

/** One line for each text, and one for the digits of each phone number in them. */
export function toSearchText(texts: readonly (string | null | undefined)[]): string {
  const lines = texts.flatMap((text) => (text ? [foldLetters(text)] : []))
  const numbers = lines.flatMap((line) => line.match(phoneNumber) ?? []).map(digitsOf)
  return [...lines, ...numbers].join('\n')
}

/** The forms in which a search may be in a search text: a part of a phone number as it was typed, or its digits. */
export function searchForms(search: string): string[] {
  const folded = foldLetters(search)
  const digits = digitsOf(folded)
  return /^[\d ()+./-]+$/.test(folded) && digits.length >= 3 && digits !== folded ? [folded, digits] : [folded]
}

/** The number of an entry that a search names: `131` or `#131`. */
export function searchedNumber(search: string): number | undefined {
  const [, digits] = /^#?(\d{1,15})$/.exec(search) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const phoneNumber = /\d[\d ()./-]{5,}\d/g

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
