/**
 * Seasons as a CSV file: a line each, with the names of the columns in the first. Commas, semicolons and tabs are
 * taken, since spreadsheets write one or the other, but only one kind of date: 9/10/2026 is two days.
 */
import Papa from 'papaparse'
import { states } from '~/features/tools/regulations/states.data'
import { addedApostrophe, byteOrderMark, csvRecords } from '~/lib/csv'
import { fieldNames, type RecordOf } from '~/lib/record-fields'
import { cleanFile } from '~/lib/text'
import { seasonFields, seasonLabels } from './season.fields'
import { seasonInput, type SeasonInput } from './seasons.schema'

export interface ReadCsv {
  seasons: SeasonInput[]
  /** Each with its line and what is wrong. */
  faults: string[]
}

const names = fieldNames(seasonFields)
const columns = names.map((name) => seasonLabels[name])
/** Files of an earlier release have none of them. */
const laterColumns: readonly string[] = [seasonLabels.minutesBeforeSunrise, seasonLabels.minutesAfterSunset]

export function toSeasonCsv(seasons: readonly RecordOf<typeof seasonFields>[]): string {
  const rows = seasons.map((season) => names.map((name) => season[name] ?? ''))
  return `${byteOrderMark}${csvRecords([columns, ...rows])}`
}

interface Line {
  number: number
  cells: string[]
  fault: string | undefined
}

export function readSeasonCsv(typed: string, today: string): ReadCsv {
  const [header, ...lines] = readLines(cleanFile(typed))
  if (!header) return { seasons: [], faults: ['There is no text to import.'] }
  const places = new Map(header.cells.map((cell, place) => [cell.trim().toLowerCase(), place]))
  const missing = columns.filter((column) => !places.has(column.toLowerCase()) && !laterColumns.includes(column))
  if (missing.length > 0) {
    const at = `Line ${String(header.number)}`
    return { seasons: [], faults: [`${at} has to name the columns. Missing: ${missing.join(', ')}`] }
  }
  if (lines.length === 0) return { seasons: [], faults: ['There is no season below the names of the columns.'] }
  const schema = seasonInput(today)
  const read: ReadCsv = { seasons: [], faults: [] }
  const seen = new Map<string, number>()
  for (const { number, cells, fault } of lines) {
    const refuse = (text: string) => read.faults.push(`Line ${String(number)}: ${text}`)
    if (fault !== undefined) refuse(fault)
    else if (cells.length !== header.cells.length) {
      const isMore = cells.length > header.cells.length
      const counts = `${String(cells.length)} cells for ${String(header.cells.length)} columns`
      refuse(isMore ? `${counts}. Put a cell that has a comma in it between quotation marks` : counts)
    } else {
      const cell = (name: keyof typeof seasonLabels) =>
        (cells[places.get(seasonLabels[name].toLowerCase()) ?? -1] ?? '').replace(addedApostrophe, '')
      const { data, error } = schema.safeParse({
        ...Object.fromEntries(names.map((name) => [name, cell(name)])),
        state: toLetters(cell('state')),
      })
      for (const { path, message } of error?.issues ?? []) {
        const name = names.find((each) => each === path[0])
        refuse(name === undefined ? message : `${seasonLabels[name]} “${cell(name)}”: ${message}`)
      }
      if (!data) continue
      const before = seen.get(JSON.stringify(data))
      if (before !== undefined) refuse(`the same as line ${String(before)}`)
      seen.set(JSON.stringify(data), number)
      read.seasons.push(data)
    }
  }
  return read
}

/** Of a state's name, too. */
function toLetters(text: string): string {
  const name = text.trim().toLowerCase()
  return states.find((state) => state.name.toLowerCase() === name)?.id ?? text
}

/** Lines with something on them. A cell between quotation marks may go over several. */
function readLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let number = 1
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: '\n',
    step: ({ data: cells, errors: [error], meta: { cursor } }) => {
      if (cells.some((cell) => cell.trim() !== '')) {
        const fault = error && 'a quotation mark is opened and never closed, or closed too early'
        lines.push({ number, cells, fault })
      }
      number += text.slice(start, cursor).split('\n').length - 1
      start = cursor
    },
  })
  return lines
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark
}
