import { channel } from 'node:diagnostics_channel'

/** `npm start` adds no line of its own to this one (scripts/process-end.js). */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`)
  channel('stagwise:end-said').publish(message)
  process.exit(1)
}
