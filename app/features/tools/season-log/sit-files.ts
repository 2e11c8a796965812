/** The season log as files: JSON, and CSV with a row for each sighting, or one for a sit without. */
import Papa from 'papaparse'
import * as z from 'zod/mini'
import { addedApostrophe, formulaCell } from '~/lib/csv'
import { readSit, type Sit } from './sit'

export interface ImportedLog {
  sits: Sit[]
  /** Sits that were left out, each with its line or number and the reason. */
  refused: string[]
}

const columns = [
  'id',
  'date',
  'from',
  'to',
  'place',
  'stand',
  'wind',
  'note',
  'ground',
  'time',
  'what',
  'count',
] as const

export function toCsv(sits: readonly Sit[]): string {
  const rows = sits.flatMap(({ sightings, ...sit }) =>
    (sightings.length === 0 ? [{ time: '', what: '', count: '' }] : sightings).map((sighting) => ({
      ...sit,
      ...sighting,
    })),
  )
  return Papa.unparse(rows, { columns: [...columns], escapeFormulae: formulaCell })
}

export function toJson(sits: readonly Sit[]): string {
  return JSON.stringify({ format: 'season-log', version: 1, sits }, undefined, 2)
}

/** @param text of a file that this page wrote, or of one with the same columns */
export function readLogFile(text: string): ImportedLog {
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? readJson(content) : readCsv(content)
}

const LogFile = z.object({ sits: z.array(z.unknown()) })

function readJson(text: string): ImportedLog {
  const log = z.safeParse(LogFile, parseJson(text)).data
  if (!log) return { sits: [], refused: ['This is not a season log: there is no list of sits in it.'] }
  return readAll(log.sits.map((value, index) => ({ value, name: `Sit ${String(index + 1)}` })))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function readCsv(text: string): ImportedLog {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const missing = ['id', 'date', 'from', 'to'].filter((name) => !meta.fields?.includes(name))
  if (missing.length > 0) {
    return { sits: [], refused: [`This is not a season log: the column ${missing.join(', ')} is missing.`] }
  }
  const sits = new Map<string, { value: Record<string, unknown>; name: string; sightings: unknown[] }>()
  for (const [index, row] of data.entries()) {
    const cell = (name: (typeof columns)[number]) => (row[name] ?? '').replace(addedApostrophe, '')
    const id = cell('id')
    const known = sits.get(id)
    const sightings = known?.sightings ?? []
    if (cell('what') !== '' || cell('count') !== '') {
      sightings.push({ time: cell('time'), what: cell('what'), count: cell('count') })
    }
    if (known) continue
    const value = Object.fromEntries(columns.slice(0, 9).map((name) => [name, cell(name)]))
    // The first line has the names.
    sits.set(id, { value: { ...value, sightings }, name: `Line ${String(index + 2)}`, sightings })
  }
  return readAll([...sits.values()])
}

function readAll(found: readonly { value: unknown; name: string }[]): ImportedLog {
  const sits = new Map<string, Sit>()
  const refused: string[] = []
  for (const { value, name } of found) {
    const { sit, errors } = readSit(value)
    if (sit) sits.set(sit.id, sit)
    else
      refused.push(
        `${name}: ${Object.entries(errors)
          .map(([field, error]) => `${field}: ${error}`)
          .join(' ')}`,
      )
  }
  return { sits: [...sits.values()], refused }
}
