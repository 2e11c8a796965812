/**
 * The logger: JSON lines on standard error, from LOG_LEVEL up. No personal data: paths and causes, never form input,
 * query strings or client addresses.
 */
import pino from 'pino'
import type { RequestArgs } from './load-context'
import { env } from './env.server'

type Fields = Readonly<Record<string, unknown>>

/** In batches: one line at a time costs more than sending a cached page. */
const lines = pino.destination({
  dest: 2,
  sync: false,
  minLength: 64 * 1024,
  maxWrite: 128 * 1024,
  // If the reader is slower than that, lines are dropped.
  maxLength: 4 * 1024 * 1024,
  periodicFlush: 100,
})
// If the log cannot be written, there is nowhere to say so, and no reason to stop the site.
lines.on('error', () => undefined)

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

/** Fields that link an event to its access line and response header. */
export function ofRequest({ request, context }: RequestArgs): Fields {
  return {
    requestId: context.requestId ?? 'none',
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
  }
}

/** Whoever has the token of such a link may enter. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/(?:invitation|preview|request\/[^/]+)\/).+/i, '$1…')
}

let isLevelSet = false

// Lazily, so that startup can report a wrong configuration first.
function settleLevel(): void {
  if (!isLevelSet) logger.level = env().LOG_LEVEL
  isLevelSet = true
}

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  settleLevel()
  logger[level](fields, event)
  // Warnings and errors are written at once.
  if (level !== 'info') lines.flush()
}

function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  return { name, message, stack, ...(cause === undefined ? {} : { cause: plainError(cause) }) }
}
