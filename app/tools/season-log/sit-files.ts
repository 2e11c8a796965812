/** This module brings a package along, so import it when it is needed. */
import * as z from 'zod/mini'
import { csvHead, csvRecords } from '~/lib/csv'
import { parseJson } from '~/lib/parse-json'
import {
  columns,
  noLog,
  nothingRead,
  ofSighting,
  ofSit,
  ofVisit,
  readLogCsv,
  type ImportedLog,
  type LogContext,
} from './log-csv'
import { readVisits, type CameraVisit } from './camera-visit'
import { readSit, type Sit } from './sit'

export function toCsv(sits: readonly Sit[], visits: readonly CameraVisit[] = []): string {
  const records = sits.flatMap(({ sightings, ...sit }) =>
    (sightings.length === 0 ? [undefined] : sightings).map((sighting) => [
      ...ofSit.map((name) => sit[name]),
      ...ofSighting.map((name) => sighting?.[name] ?? ''),
    ]),
  )
  if (visits.length === 0) return csvHead(columns) + csvRecords(records)
  const visitRecords = visits.map(({ id, at, place, stand, ground, what, camera, pictures, taken }) => {
    const ofNoSit = ''
    const [date, time] = [at.slice(0, 10), at.slice(11)]
    const sitCells = [id, date, ofNoSit, ofNoSit, place, stand, ofNoSit, ofNoSit, ground]
    return [...sitCells, time, what, ofNoSit, camera, pictures, taken]
  })
  return csvHead([...columns, ...ofVisit]) + csvRecords([...records, ...visitRecords])
}

export function toJson(sits: readonly Sit[], visits: readonly CameraVisit[] = []): string {
  return JSON.stringify({ ...toLogRecord(sits), ...(visits.length === 0 ? {} : { visits }) }, undefined, 2)
}

export function toLogRecord(sits: readonly Sit[]) {
  return { format: 'season-log', version: 1, sits } as const
}

/** @param text the text of a file that this page wrote, or of one with the same columns */
export function readLogFile(text: string, known: LogContext = {}): ImportedLog {
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? readLogRecord(parseJson(content)) : readLogCsv(content, known)
}

const LogFile = z.object({ sits: z.array(z.unknown()) })

export function readLogRecord(read: unknown): ImportedLog {
  const log = z.safeParse(LogFile, read).data
  if (!log) return noLog('there is no list of sits in it')
  const sits = new Map<string, Sit>()
  const refused: string[] = []
  for (const [index, value] of log.sits.entries()) {
    const { sit, errors } = readSit(value)
    const name = `Sit ${String(index + 1)}`
    const faults = Object.entries(errors).map(([field, error]) => `${field}: ${error}`)
    if (!sit) refused.push(`${name}: ${faults.join(' ')}`)
    else if (sits.has(sit.id)) refused.push(`${name}: an earlier sit has the same id.`)
    else sits.set(sit.id, sit)
  }
  const { visits, refused: refusedVisits } = readVisits(read)
  const counts = { found: log.sits.length, left: refused.length }
  return {
    ...nothingRead,
    unit: 'sit',
    sits: [...sits.values()],
    visits,
    ...counts,
    refused: [...refused, ...refusedVisits],
  }
}
