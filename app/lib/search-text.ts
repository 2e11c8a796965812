/** The dashboard searches the column `searchText`: texts without case and accents, phone numbers as digits. */
import { keysOf, uncheckedMap } from '~/lib/map-values'
import type { PublicTable } from '~/lib/page-kinds'
import { searchedColumns as ofKinds } from '~/lib/searched-columns.data'
import { foldLetters } from './search-words'

export const searchedColumns = {
  quotes: ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'],
  contacts: ['name', 'email', 'message'],
  ...uncheckedMap<{ readonly [Table in PublicTable]: (typeof ofKinds)[Table]['listed'] }>(
    keysOf(ofKinds),
    (table) => ofKinds[table].listed,
  ),
  seasons: ['species', 'weapon', 'zone', 'bagLimit', 'fee'],
  auditLog: ['subject', 'operatorName'],
  mails: ['recipient', 'subject'],
} as const

type SearchedTable = keyof typeof searchedColumns
type Searched<Table extends SearchedTable> = {
  readonly [Column in (typeof searchedColumns)[Table][number]]?: string | null | undefined
}

export function withSearchText<Table extends SearchedTable, const Row extends Searched<Table>>(
  table: Table,
  row: Row,
): Row & { searchText: string } {
  const columns: readonly (typeof searchedColumns)[Table][number][] = searchedColumns[table]
  return { ...row, searchText: toSearchText(columns.map((column) => row[column])) }
}

export function searchTextOf(
  table: string,
  row: Readonly<Record<string, string | number | null>>,
): { searchText?: string } {
  const columns = new Map<string, readonly string[]>(Object.entries(searchedColumns)).get(table)
  const texts = columns?.map((column) => row[column]).map((text) => (typeof text === 'string' ? text : null))
  return texts === undefined ? {} : { searchText: toSearchText(texts) }
}

export function toSearchText(texts: readonly (string | null | undefined)[]): string {
  const lines = texts.flatMap((text) => (text ? [foldLetters(text)] : []))
  const numbers = lines.flatMap((line) => line.match(phoneNumber) ?? []).map(digitsOf)
  return [...lines, ...numbers].join('\n')
}

/**
 * Returns lists, one of which must be found in full: the words, wherever they are, or a possible phone number's digits.
 */
export function searchForms(search: string): string[][] {
  const folded = foldLetters(search)
  const words = [...new Set(folded.split(/\s+/))].slice(0, mostWords)
  const digits = digitsOf(folded)
  const isNumber = /^[\d ()+./-]+$/.test(folded) && digits.length >= 3 && digits !== folded
  return isNumber ? [words, [digits]] : [words]
}

const mostWords = 10

/** Reads `131` or `#131`. */
export function searchedNumber(search: string): number | undefined {
  const [, digits] = /^#?(\d{1,15})$/.exec(search) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const phoneNumber = /\d[\d ()./-]{5,}\d/g

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
