/**
 * Spreadsheets save tables in several encodings, with any line ends and delimiter. No line is lost: each is a row, or
 * has a fault.
 */
import Papa from 'papaparse'
import { unguardFormulas } from './csv'
import { cleanFile, listSome } from './text'

export interface CsvTable {
  header: { line: number; columns: string[] }
  rows: CsvRow[]
}

export interface CsvRow {
  /** Lines count from 1; a cell between quotation marks may span several. */
  line: number
  lastLine: number
  cell: (column: string) => string
  fault: string | undefined
}

/** @returns undefined if the text has no line */
export function readCsv(text: string): CsvTable | undefined {
  const { content, delimiter, skipped } = withDelimiter(cleanFile(text))
  const [header, ...records] = readRecords(content, delimiter, skipped)
  if (!header) return undefined
  const columns = header.cells.map((cell) => cell.trim())
  const names = columns.map((name) => name.toLowerCase())
  const rows = records.map(({ cells: found, line, lastLine, isUnclosed }) => {
    const [whole = ''] = found
    const isUnsplit = found.length === 1 && columns.length > 1 && whole.includes(delimiter)
    const cells = isUnsplit ? (Papa.parse<string[]>(whole, { delimiter, newline: '\n' }).data[0] ?? []) : found
    const isLonger = cells.slice(columns.length).some((cell) => cell.trim() !== '')
    const counts = `${String(cells.length)} cells for ${String(columns.length)} columns`
    return {
      line,
      lastLine,
      cell: (column: string) => unguardFormulas(cells[names.indexOf(column.toLowerCase())] ?? ''),
      fault: isUnclosed
        ? 'a quotation mark is opened and never closed, or closed too early'
        : isLonger
          ? `${counts}. Put a cell that has a comma in it between quotation marks`
          : undefined,
    }
  })
  return { header: { line: header.line, columns }, rows }
}

interface CsvRecord {
  line: number
  lastLine: number
  cells: string[]
  isUnclosed: boolean
}

function readRecords(text: string, delimiter: string, skipped: number): CsvRecord[] {
  const records: CsvRecord[] = []
  let start = 0
  let line = 1 + skipped
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors, meta: { cursor } }) => {
      const ends = text.slice(start, cursor).split('\n').length - 1
      const lastLine = text[cursor - 1] === '\n' ? line + ends - 1 : line + ends
      if (cells.some((cell) => cell.trim() !== '')) {
        records.push({ line, lastLine, cells, isUnclosed: errors.length > 0 })
      }
      line += ends
      start = cursor
    },
  })
  return records
}

/** Programs write their errors in the visitor's language; a column too narrow for a number becomes ####. */
const formulaError = /^(?:#¡?\p{L}[\p{L}\d_/]*[!?]|#N\/?[ADV]|#GETTING_DATA|#{3,}|Err:\d{3})$/iu

const formulaErrorReason =
  'a spreadsheet writes this for a formula that went wrong, or a column that is too narrow. Correct it there, or type the value'

export function isFormulaError(text: string): boolean {
  return formulaError.test(text.trim())
}

/** Returns the faults of a row that can be told without knowing what its columns mean. */
export function faultsOfRow({ line, lastLine, cell, fault }: CsvRow, columns: readonly string[]): CsvFault[] {
  if (fault !== undefined) return [{ line, lastLine, reason: fault }]
  return columns
    .map((column) => ({ column, text: cell(column) }))
    .filter(({ text }) => isFormulaError(text))
    .map((broken) => ({ line, lastLine, reason: formulaErrorReason, cell: broken }))
}

/**
 * Excel may name the delimiter in a first line such as `sep=;`. Otherwise it is the first line's most frequent mark.
 */
function withDelimiter(text: string) {
  const said = /^sep=([,;\t])\n/i.exec(text)
  if (said) return { content: text.slice(said[0].length), delimiter: said[1] ?? ',', skipped: 1 }
  const [first = ''] = text.trimStart().split('\n', 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  const { mark } = counts.reduce((most, each) => (each.count > most.count ? each : most))
  return { content: text, delimiter: mark, skipped: 0 }
}

/** Node 20's decoder leaves these letters of Windows-1252, 0x80 to 0x9f, as control characters. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const workbooks = [
  { start: 'PK\u0003\u0004', name: 'a workbook (such as .xlsx, .ods or .numbers)' },
  { start: '\u00d0\u00cf\u0011\u00e0', name: 'a workbook (.xls)' },
]

export function decodeCsv(file: ArrayBuffer): { text: string } | { refused: string } {
  const bytes = new Uint8Array(file)
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const workbook = workbooks.find((each) => start.startsWith(each.start))
  if (workbook)
    return { refused: `This is ${workbook.name}, not a CSV file: save it as CSV, or copy its cells and paste them` }
  const encoding = unicodeOf(bytes)
  if (encoding !== undefined) return { text: new TextDecoder(encoding).decode(bytes) }
  return { text: decodeUtf8(bytes) ?? decodeOldLetters(bytes) }
}

/** The byte order mark tells the encoding, or else the half of the first letter that is zero. */
function unicodeOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function decodeOldLetters(bytes: Uint8Array): string {
  // Only Excel's “CSV (Macintosh)” ends its lines with CR alone.
  if (bytes.includes(0x0d) && !bytes.includes(0x0a)) return new TextDecoder('macintosh').decode(bytes)
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replaceAll(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter)
}

export interface CsvFault {
  line: number
  lastLine?: number
  cell?: { column: string; text: string }
  reason: string
}

const mostExamples = 3

/** Returns "Line 3: Opens “x”: Use a date" or "Lines 3, 5 and 7 to 9: Opens “x”, “y”: Use a date". */
export function describeFaults(faults: readonly CsvFault[]): string[] {
  const groups = new Map<string, CsvFault[]>()
  for (const fault of faults) {
    const key = JSON.stringify([fault.cell?.column, fault.reason])
    const group = groups.get(key)
    if (group) group.push(fault)
    else groups.set(key, [fault])
  }
  return [...groups.values()].map((group) => {
    const [{ cell, reason } = { cell: undefined, reason: '' }] = group
    const texts = [...new Set(group.map((fault) => fault.cell?.text ?? ''))]
    const examples = texts.slice(0, mostExamples).map((text) => `“${text}”`)
    const more = texts.length > mostExamples ? ' and others' : ''
    const subject = cell ? `${cell.column} ${examples.join(', ')}${more}: ` : ''
    return `${nameLines(group)}: ${subject}${reason}`
  })
}

const mostSpans = 20

/** Returns "Line 3" or "Lines 3, 5, 7 to 9", and no more than can be read. */
export function nameLines(faults: readonly Pick<CsvFault, 'line' | 'lastLine'>[]): string {
  const spans: { from: number; to: number }[] = []
  for (const { line, lastLine = line } of faults) {
    const last = spans.at(-1)
    if (last && line <= last.to + 1) last.to = Math.max(last.to, lastLine)
    else spans.push({ from: line, to: lastLine })
  }
  const names = spans.map(({ from, to }) =>
    from === to
      ? String(from)
      : to === from + 1
        ? `${String(from)} and ${String(to)}`
        : `${String(from)} to ${String(to)}`,
  )
  const isOne = spans.length === 1 && spans[0]?.from === spans[0]?.to
  return `${isOne ? 'Line' : 'Lines'} ${listSome(names, mostSpans)}`
}
