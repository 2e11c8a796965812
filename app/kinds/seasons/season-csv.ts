import { states } from '~/lib/states.data'
import { csvHead, csvRecords } from '~/lib/csv'
import { explainNumber, orderOf, readDay, readingsOf, type DateOrder } from '~/lib/date-text'
import { describeFaults, faultsOfRow, readCsv, type CsvFault, type CsvRow, type CsvTable } from '~/lib/read-csv'
import { fieldNames, type RecordOf } from '~/lib/record-fields'
import { seasonFields, seasonLabels } from './season.fields'
import { seasonInput, type SeasonInput } from './seasons.schema'

interface ReadSeasons {
  seasons: SeasonInput[]
  faults: string[]
}

const names = fieldNames(seasonFields)
const columns = names.map((name) => seasonLabels[name])
/** Files of an earlier release lack these columns. */
const laterColumns: readonly string[] = [seasonLabels.minutesBeforeSunrise, seasonLabels.minutesAfterSunset]
const dayNames = names.filter((name) => seasonFields[name].kind === 'date')
const unclearDay =
  'two days are possible, and no line tells which: choose “Month first” or “Day first” below, or write a date like 2026-11-21'

export function toSeasonCsv(seasons: readonly RecordOf<typeof seasonFields>[]): string {
  return csvHead(columns) + csvRecords(seasons.map((season) => names.map((name) => season[name])))
}

interface ReadOptions {
  today: string
  /** The order decides dates such as 9/10/2026 if no other line tells. */
  order?: DateOrder | undefined
}

export function readSeasonCsv(text: string, { today, order }: ReadOptions): ReadSeasons {
  const table = readCsv(text)
  const wrong = faultOfTable(table)
  if (!table || wrong !== undefined) return { seasons: [], faults: [wrong ?? ''] }
  const { rows } = table
  const fileOrder = orderOf(rows.flatMap(({ cell }) => dayNames.map((name) => cell(seasonLabels[name])))) ?? order
  const schema = seasonInput(today)
  const seasons: SeasonInput[] = []
  const faults: CsvFault[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const { line, lastLine } = row
    const refuse = (fault: Omit<CsvFault, 'line'>) => faults.push({ line, lastLine, ...fault })
    const broken = faultsOfRow(row, columns)
    faults.push(...broken)
    if (row.fault !== undefined) continue
    const { data, error } = schema.safeParse(valuesOf(row, fileOrder))
    for (const { path, message } of error?.issues ?? []) {
      const fault = faultOfCell(row, { name: path[0], message, fileOrder })
      if (!broken.some(({ cell }) => cell?.column === fault.cell?.column)) refuse(fault)
    }
    if (!data || broken.length > 0) continue
    const key = JSON.stringify(data)
    const before = seen.get(key)
    if (before === undefined) seen.set(key, line)
    else refuse({ reason: `the same as line ${String(before)}` })
    seasons.push(data)
  }
  return { seasons, faults: describeFaults(faults) }
}

function faultOfTable(table: CsvTable | undefined): string | undefined {
  if (!table) return 'There is no text to import.'
  const { line, columns: written } = table.header
  const needed = columns.filter((column) => !laterColumns.includes(column))
  const missing = needed.filter((column) => !written.some((name) => isSame(name, column)))
  if (missing.length > 0) return `Line ${String(line)} has to name the columns. Missing: ${missing.join(', ')}`
  const twice = columns.filter((column) => written.filter((name) => isSame(name, column)).length > 1)
  if (twice.length > 0) return `Line ${String(line)} names a column twice: ${twice.join(', ')}`
  return table.rows.length === 0 ? 'There is no season below the names of the columns.' : undefined
}

function isSame(name: string, column: string): boolean {
  return name.toLowerCase() === column.toLowerCase()
}

/** An unreadable value stays as it is, and is refused later. */
function valuesOf({ cell }: CsvRow, order: DateOrder | undefined): Record<string, string> {
  const texts = names.map((name) => {
    const text = cell(seasonLabels[name])
    return [name, dayNames.includes(name) ? (readDay(text, order) ?? text) : text] as const
  })
  return { ...Object.fromEntries(texts), state: toLetters(cell(seasonLabels.state)) }
}

interface FieldFault {
  name: PropertyKey | undefined
  message: string
  fileOrder: DateOrder | undefined
}

function faultOfCell({ cell }: CsvRow, { name, message, fileOrder }: FieldFault): Omit<CsvFault, 'line'> {
  const field = names.find((each) => each === name)
  if (!field) return { reason: message }
  const text = cell(seasonLabels[field])
  const isUnclear = dayNames.includes(field) && fileOrder === undefined && readingsOf(text).length > 1
  const number = dayNames.includes(field) ? explainNumber(text) : undefined
  return { reason: isUnclear ? unclearDay : (number ?? message), cell: { column: seasonLabels[field], text } }
}

function toLetters(text: string): string {
  const name = text.trim().toLowerCase()
  return states.find((state) => state.name.toLowerCase() === name)?.id ?? text
}
