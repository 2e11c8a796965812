/**
 * Reads the hourly table of the National Weather Service as it is copied from the page, or another table with a row of
 * hours and a row of wind directions in letters or degrees.
 */
import { daysTo, hourOf, partOfHour, type ForecastTime } from './forecast-labels'
import { degreesOf } from './wind-words'

interface HourlyTable {
  hours: { day: number; part: ForecastTime['part']; degrees: number | undefined }[]
  notRead: { text: string; reason: string }[]
  /** The lines that do not belong to the table. */
  rest: string
}

const rowPattern = /^\s*(date|hours?|wind dir(?:ection)?|direction)\b\s*(?:\([^)]*\))?:?(.*)$/i
/** The other rows look like "Temperature (°F) 41 40" or "Gust". */
const otherRowPattern = /^\s*(?:[a-z]+ ){0,2}[a-z]+\s*(?:\([^)]*\))?(?:[\t ]+(?:[-\d.]+|[A-Z][A-Za-z]{0,4}))*\s*$/i

export function readHourlyTable(text: string, today: string): HourlyTable {
  const table: HourlyTable = { hours: [], notRead: [], rest: text }
  const lines = text.split('\n')
  if (!lines.some((line) => /^\s*hours?\b/i.test(line)) || !lines.some((line) => /^\s*wind dir/i.test(line))) {
    return table
  }
  let day = 0
  let columns: { day: number; hour: number }[] = []
  const rest: string[] = []
  for (const line of lines) {
    const [, name = '', written = ''] = rowPattern.exec(line) ?? []
    const cells = cellsOf(written)
    if (/^date/i.test(name)) {
      day = cells.map((cell) => daysTo(cell, today)).find((found) => found !== undefined) ?? day
    } else if (/^hour/i.test(name)) {
      let before = -1
      columns = cells.map((cell) => {
        const hour = hourOf(cell)
        if (hour < before) day += 1
        before = hour
        return { day, hour }
      })
      // The next table continues where this one ends.
      if (before === 23) day += 1
    } else if (name !== '') {
      // Copies lack the empty cells of calm hours at the end; without tabs they lack all empty cells.
      const isWhole = cells.length === columns.length || (written.includes('\t') && cells.length < columns.length)
      const winds = columns.map((_column, index) => readCell(cells[index] ?? ''))
      if (!isWhole || winds.every((degrees) => degrees === undefined)) {
        table.notRead.push({ text: line, reason: isWhole ? 'no letters or degrees' : 'not one wind for each hour' })
        continue
      }
      table.hours.push(
        ...columns.map(({ day: at, hour }, index) => ({ day: at, part: partOfHour(hour), degrees: winds[index] })),
      )
    } else if (!otherRowPattern.test(line)) rest.push(line)
  }
  return { ...table, rest: rest.join('\n') }
}

/** Splits a row into cells. An empty cell counts if tabs separate the cells. */
function cellsOf(text: string): string[] {
  if (!text.includes('\t')) return text.trim() === '' ? [] : text.trim().split(/\s+/)
  return text
    .replace(/^ *\t/, '')
    .replace(/\s+$/, '')
    .split('\t')
    .map((cell) => cell.trim())
}

function readCell(cell: string): number | undefined {
  return /^\d{1,3}°?$/.test(cell) ? Number.parseInt(cell, 10) : degreesOf(cell)
}
