/** CSV files (RFC 4180), as spreadsheets read and write them. */
import Papa from 'papaparse'

/** A cell that a spreadsheet would take for a formula gets an apostrophe, and loses it when it is read. */
export const formulaCell = /^'*[=+\-@\t\r]/
export const addedApostrophe = /^'(?='*[=+\-@\t\r])/

/** Excel takes a file without this mark for one in the letters of Windows. */
export const byteOrderMark = '\uFEFF'

/** Each record ends with CRLF. */
export function csvRecords(records: readonly (readonly (string | number | null)[])[]): string {
  return records.length === 0 ? '' : `${Papa.unparse([...records], { escapeFormulae: formulaCell })}\r\n`
}
