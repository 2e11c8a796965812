/** CSV files (RFC 4180) for spreadsheets: read-csv.ts reads them. */
import Papa from 'papaparse'

/** Excel takes a file without this mark for one in the letters of Windows. */
export const byteOrderMark = '\uFEFF'

/** With the full-width forms, which East Asian versions of Excel take for the others. */
const sign = '[=+\\-@＝＋－＠]'
/** With the tab and the line ends that a spreadsheet drops before a sign. */
const signOrSpace = '[=+\\-@＝＋－＠\\t\\r\\n]'
/** An Excel whose list separator is a semicolon, or a paste, makes new cells here, quotation marks or not. */
const newCell = '[;\\t\\r\\n]'

const unguarded = {
  start: new RegExp(`^(?=[ \u00A0']*${signOrSpace})`),
  inside: new RegExp(`(${newCell})(?=[ \u00A0']*${sign})`, 'g'),
}
const guarded = {
  start: new RegExp(`^'(?=[ \u00A0']*${signOrSpace})`),
  inside: new RegExp(`(${newCell})'(?=[ \u00A0']*${sign})`, 'g'),
}

/** What a spreadsheet would take for a formula gets an apostrophe. */
export function guardFormulas(text: string): string {
  return text.replaceAll(unguarded.inside, "$1'").replace(unguarded.start, "'")
}

/** Takes the apostrophes of `guardFormulas` away. */
export function unguardFormulas(text: string): string {
  return text.replace(guarded.start, '').replaceAll(guarded.inside, '$1')
}

type Cell = string | number | null

/** The first part of a file: the names of its columns. */
export function csvHead(columns: readonly string[]): string {
  return byteOrderMark + csvRecords([columns])
}

/** Each record ends with CRLF. */
export function csvRecords(records: readonly (readonly Cell[])[]): string {
  if (records.length === 0) return ''
  const cells = records.map((record) => record.map((cell) => (typeof cell === 'string' ? guardFormulas(cell) : cell)))
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}
