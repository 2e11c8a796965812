import { channel } from 'node:diagnostics_channel'

/** Ends the process with a line for the operator, to which `npm start` adds none (scripts/process-end.js). */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`)
  channel('stagwise:end-said').publish(message)
  process.exit(1)
}
