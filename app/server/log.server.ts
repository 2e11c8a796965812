/**
 * The one place that writes to the log: a line of JSON per event on standard error, so that a person can read it and
 * a program can filter it. No personal data: callers pass addresses of pages and causes, never what a visitor typed,
 * no query string and nobody's network address. LOG_LEVEL says from where on lines are written.
 */
import pino from 'pino'
import type { RequestArgs } from '~/http/load-context'
import { env } from './env.server'
import { openLines } from './log-lines.server'

type Fields = Readonly<Record<string, unknown>>

const lines = openLines()

const logger = pino(
  {
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: plainError },
  },
  lines,
)

export const log = {
  info: (event: string, fields: Fields = {}) => {
    write('info', event, fields)
  },
  warn: (event: string, fields: Fields = {}) => {
    write('warn', event, fields)
  },
  error: (event: string, fields: Fields = {}) => {
    write('error', event, fields)
  },
}

/**
 * For what is told of every answer: lines whose members are JSON already, in the form of all others. To have them put
 * together by pino costs a tenth of the time of a cached page.
 * @returns a function that writes one; members as in `"status":200,"ms":0.3`
 */
export function lineWriter(event: string): (members: string) => void {
  const end = `,"event":${JSON.stringify(event)}}\n`
  return (members) => {
    settleLevel()
    if (logger.isLevelEnabled('info')) lines.write(lineStart() + members + end)
  }
}

/** The request that an event is about: the same `requestId` stands in its access line and in its answer's header. */
export function ofRequest({ request, context }: RequestArgs): Fields {
  return { requestId: context.requestId ?? 'none', method: request.method, path: new URL(request.url).pathname }
}

let isLevelSet = false

// Not as the module is loaded: a wrong configuration is told of by the start, in its own words.
function settleLevel(): void {
  if (!isLevelSet) logger.level = env().LOG_LEVEL
  isLevelSet = true
}

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  settleLevel()
  logger[level](fields, event)
  // What is wrong is told at once, whatever happens to the process next.
  if (level !== 'info') lines.flush()
}

let lastStart = { at: NaN, text: '' }

/** Made once a millisecond. */
function lineStart(): string {
  const at = Date.now()
  if (at !== lastStart.at) lastStart = { at, text: `{"level":"info","time":"${new Date(at).toISOString()}",` }
  return lastStart.text
}

function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  return { name, message, stack, ...(cause === undefined ? {} : { cause: plainError(cause) }) }
}
