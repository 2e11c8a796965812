/**
 * A CSV file has a line for each sighting, and a line for each sit without one. A spreadsheet may have rewritten its
 * dates, hours, letters and separators.
 */
import { explainNumber, orderOf, readDay, readingsOf, readTimeOfDay, type DateOrder } from '~/lib/date-text'
import { describeFaults, faultsOfRow, readCsv, type CsvFault, type CsvRow } from '~/lib/read-csv'
import { cleanLine } from '~/lib/text'
import { readVisit, type CameraVisit } from './camera-visit'
import { readSit, winds, type Sit } from './sit'

export interface ImportedLog {
  sits: Sit[]
  visits: CameraVisit[]
  unit: 'line' | 'sit'
  found: number
  left: number
  refused: string[]
  ignored: string[]
  /** The first date that may be two days. If nothing in the file tells which, nothing is read. */
  unclear?: string
}

export interface LogContext {
  sits?: readonly Sit[]
  order?: DateOrder | undefined
}

export const nothingRead: ImportedLog = {
  sits: [],
  visits: [],
  unit: 'line',
  found: 0,
  left: 0,
  refused: [],
  ignored: [],
}

export function noLog(reason: string): ImportedLog {
  return { ...nothingRead, refused: [`This is not a season log: ${reason}.`] }
}

export const ofSit = ['id', 'date', 'from', 'to', 'place', 'stand', 'wind', 'note', 'ground'] as const
export const ofSighting = ['time', 'what', 'count'] as const
export const columns = [...ofSit, ...ofSighting]
/** A line that names a camera is a camera visit, and no sit. */
export const ofVisit = ['camera', 'pictures', 'camera time'] as const

type Values = Readonly<Record<(typeof columns)[number], string>>

interface Line {
  row: CsvRow
  values: Values
}

interface SitLines {
  head: Line
  lines: Line[]
}

type Refuse = (row: CsvRow, reason: string, cell?: CsvFault['cell']) => void

export function readLogCsv(text: string, { sits: stored = [], order }: LogContext): ImportedLog {
  const table = readCsv(text)
  const { columns: written } = table?.header ?? { columns: [] }
  const names = written.map((name) => name.toLowerCase())
  const missing = ['date', 'from', 'to'].filter((name) => !names.includes(name))
  if (!table || missing.length > 0) return noLog(`the column ${missing.join(', ')} is missing`)
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice !== undefined) return noLog(`two columns have the name ${twice}`)
  const { rows } = table
  const dates = rows.map(({ cell }) => cell('date'))
  const fileOrder = orderOf(dates) ?? order
  const unclear = dates.find((date) => readingsOf(date).length > 1)
  if (unclear !== undefined && fileOrder === undefined) return { ...nothingRead, found: rows.length, unclear }

  const faults: CsvFault[] = []
  const refuse: Refuse = ({ line, lastLine }, reason, cell) => {
    faults.push({ line, lastLine, reason, ...(cell ? { cell } : {}) })
  }
  const whole = rows.filter((row) => {
    const broken = faultsOfRow(row, [...columns, ...ofVisit])
    faults.push(...broken)
    return broken.length === 0
  })
  const lines = whole
    .filter(({ cell }) => cell('camera').trim() === '')
    .map((row) => ({ row, values: valuesOf(row, fileOrder) }))
  const visits = whole.flatMap((row) => readVisitLine(row, fileOrder, refuse) ?? [])
  const groups = groupLines(lines, refuse)
  const free = stored.filter(({ id }) => !groups.some(({ head }) => head.values.id === id))
  const sits = groups.flatMap((group) => readSitLines(group, free, refuse) ?? [])
  faults.sort((one, other) => one.line - other.line)
  return {
    ...nothingRead,
    sits,
    visits,
    found: rows.length,
    left: new Set(faults.map(({ line }) => line)).size,
    refused: describeFaults(faults),
    ignored: written.filter(
      (name, place) => !isOurs(names[place] ?? '') && rows.some(({ cell }) => cell(name).trim() !== ''),
    ),
  }
}

function isOurs(name: string): boolean {
  return [...columns, ...ofVisit].some((column) => column === name)
}

/** Leaves unreadable values as they are, to be refused later. */
function valuesOf({ cell }: CsvRow, order: DateOrder | undefined): Values {
  const texts = Object.fromEntries(columns.map((name) => [name, cleanLine(cell(name))]))
  const of = (name: (typeof columns)[number]) => texts[name] ?? ''
  const wind = winds.find(({ id, name }) => [id, name].some((each) => each.toLowerCase() === of('wind').toLowerCase()))
  return {
    id: of('id'),
    place: of('place'),
    stand: of('stand'),
    note: of('note'),
    ground: of('ground'),
    what: of('what'),
    date: readDay(of('date'), order) ?? of('date'),
    wind: wind?.id ?? of('wind'),
    from: toClock(of('from')),
    to: toClock(of('to')),
    time: toClock(of('time')),
    count: of('count').replace(/^(\d+)[.,]0+$/, '$1'),
  }
}

function toClock(text: string): string {
  return toSeconds(text)?.slice(0, 5) ?? text
}

function toSeconds(text: string): string | undefined {
  const seconds = readTimeOfDay(text)
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(11, 19)
}

function readVisitLine(row: CsvRow, order: DateOrder | undefined, refuse: Refuse): CameraVisit | undefined {
  const text = (name: string) => cleanLine(row.cell(name))
  if (text('camera') === '') return undefined
  const at = `${readDay(text('date'), order) ?? text('date')}T${toSeconds(text('time')) ?? text('time')}`
  const [day = '', ...time] = text('camera time').split(/[T ]/)
  const [cameraDay, cameraTime] = [readDay(day, order), toSeconds(time.join(' '))]
  const visit = readVisit({
    id: text('id') || `${at} ${text('camera')}`,
    camera: text('camera'),
    stand: text('stand'),
    at,
    taken: cameraDay === undefined || cameraTime === undefined ? '' : `${cameraDay}T${cameraTime}`,
    pictures: Number(text('pictures')),
    what: text('what'),
    place: text('place'),
    ground: text('ground'),
  })
  if (typeof visit !== 'string') return visit
  refuse(row, visit)
  return undefined
}

/** Lines match by the id; lines without one belong to the sit of the same day, hours and stand. */
function groupLines(lines: readonly Line[], refuse: Refuse): SitLines[] {
  const byId = new Map<string, SitLines>()
  const byHours = new Map<string, SitLines>()
  const named = lines.filter(({ values }) => values.id !== '')
  const nameless = lines.filter(({ values }) => values.id === '')
  for (const line of [...named, ...nameless]) {
    const { id } = line.values
    const group = id === '' ? byHours.get(hoursKey(line.values)) : byId.get(id)
    if (group) {
      const reason = whyNotOf(group, line, id === '' ? 'the same day, hours and stand' : 'the same id')
      if (reason === undefined) group.lines.push(line)
      else refuse(line.row, reason)
    } else {
      const made = { head: line, lines: [line] }
      if (id !== '') byId.set(id, made)
      if (!byHours.has(hoursKey(line.values))) byHours.set(hoursKey(line.values), made)
    }
  }
  return [...new Set([...byId.values(), ...byHours.values()])]
}

function hoursKey({ date, from, to, place, stand }: Pick<Values, 'date' | 'from' | 'to' | 'place' | 'stand'>): string {
  return JSON.stringify([date, from, to, place, stand])
}

/** A further line of a sit brings a sighting; what the line says of the sit is empty or the same. */
function whyNotOf({ head }: SitLines, { values }: Line, shared: string): string | undefined {
  const others = ofSit.filter((name) => name !== 'id' && values[name] !== '' && values[name] !== head.values[name])
  if (others.length > 0) {
    return `An earlier line has ${shared}, but another ${others.join(', ')}.${shared === 'the same id' ? ' Empty the id if it is another sit.' : ''}`
  }
  return isSighting(values) ? undefined : `An earlier line has ${shared}, and this one adds no sighting.`
}

function isSighting(values: Values): boolean {
  return ofSighting.some((name) => values[name] !== '')
}

function readSitLines({ head, lines }: SitLines, stored: readonly Sit[], refuse: Refuse): Sit | undefined {
  const seen = lines.filter(({ values }) => isSighting(values))
  const sightings = seen.map(({ values: { time, what, count } }) => ({ time, what, count }))
  const { sit, errors } = readSit({ ...head.values, id: head.values.id || 'new', sightings })
  if (sit && head.values.id !== '') return sit
  if (sit) {
    const known = stored.find((each) => hoursKey(each) === hoursKey(sit))
    return { ...sit, id: known?.id ?? crypto.randomUUID() }
  }
  const wrong = new Set<Line>()
  for (const [field, error] of Object.entries(errors)) {
    const [column = '', index] = field.split('-')
    const line = (index === undefined ? undefined : seen[Number(index)]) ?? head
    wrong.add(line)
    const text = line.row.cell(column)
    const number = ['date', 'from', 'to', 'time'].includes(column) ? explainNumber(text) : undefined
    refuse(line.row, number ?? error, isOurs(column) ? { column, text } : undefined)
  }
  for (const line of lines) if (!wrong.has(line)) refuse(line.row, 'Another line of the same sit is left out.')
  return undefined
}
