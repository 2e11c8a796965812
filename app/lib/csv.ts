import Papa from 'papaparse'

/** Excel reads a file without this mark as one in Windows letters. */
export const byteOrderMark = '\uFEFF'

/** East Asian versions of Excel read the full-width forms as the plain signs. */
const sign = '[=+\\-@＝＋－＠]'
const signOrSpace = '[=+\\-@＝＋－＠\\t\\r\\n]'
/**
 * An Excel whose list separator is a semicolon starts a new cell here, as a paste does, even between quotation marks.
 */
const newCell = '[;\\t\\r\\n]'

const unguarded = {
  start: new RegExp(`^(?=[ \u00A0']*${signOrSpace})`),
  inside: new RegExp(`(${newCell})(?=[ \u00A0']*${sign})`, 'g'),
}
const guarded = {
  start: new RegExp(`^'(?=[ \u00A0']*${signOrSpace})`),
  inside: new RegExp(`(${newCell})'(?=[ \u00A0']*${sign})`, 'g'),
}

/** Puts an apostrophe before what a spreadsheet would read as a formula (CSV injection). */
export function guardFormulas(text: string): string {
  return text.replaceAll(unguarded.inside, "$1'").replace(unguarded.start, "'")
}

export function unguardFormulas(text: string): string {
  return text.replace(guarded.start, '').replaceAll(guarded.inside, '$1')
}

type Cell = string | number | null

export function csvHead(columns: readonly string[]): string {
  return byteOrderMark + csvRecords([columns])
}

export function csvRecords(records: readonly (readonly Cell[])[]): string {
  if (records.length === 0) return ''
  const cells = records.map((record) => record.map((cell) => (typeof cell === 'string' ? guardFormulas(cell) : cell)))
  return `${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}
