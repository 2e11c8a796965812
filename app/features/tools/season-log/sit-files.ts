/** The season log as files: CSV, which a spreadsheet may have rewritten, and JSON. */
import * as z from 'zod/mini'
import { noLog, nothingRead, readLogCsv, type ImportedLog, type LogContext } from './log-csv'
import { readSit, type Sit } from './sit'

export function toJson(sits: readonly Sit[]): string {
  return JSON.stringify({ format: 'season-log', version: 1, sits }, undefined, 2)
}

/** @param text of a file that this page wrote, or of one with the same columns */
export function readLogFile(text: string, known: LogContext = {}): ImportedLog {
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? readJson(content) : readLogCsv(content, known)
}

const LogFile = z.object({ sits: z.array(z.unknown()) })

function readJson(text: string): ImportedLog {
  const log = z.safeParse(LogFile, parseJson(text)).data
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
  const counts = { found: log.sits.length, left: refused.length }
  return { ...nothingRead, unit: 'sit', sits: [...sits.values()], ...counts, refused }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
