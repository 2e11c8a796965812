import { channel } from 'node:diagnostics_channel'

/** Ends the process with a message to the operator. `npm start` names it in the log, too (scripts/process-end.js). */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`)
  channel('stagwise:end').publish(message)
  process.exit(1)
}
