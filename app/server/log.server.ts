/**
 * The one place that writes to the log: a line of JSON per event on standard error, so that a person can read it and
 * a program can filter it. No personal data: callers pass addresses of pages and causes, never what a visitor typed.
 */
type Fields = Readonly<Record<string, unknown>>

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

function write(level: string, event: string, fields: Fields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }, plainError)
  process.stderr.write(`${line}\n`)
}

function plainError(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
}
