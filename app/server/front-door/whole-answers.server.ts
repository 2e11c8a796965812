/**
 * Files are sent whole, and whatever a client has: Express would answer a part that is not there (416) and a condition
 * that is not met (412) with an error of its own, and print a stack for each.
 */
import type { IncomingMessage } from 'node:http'

const unheeded = ['range', 'if-range', 'if-match', 'if-unmodified-since']

export function askForWholeAnswer({ headers }: IncomingMessage): void {
  for (const name of unheeded) if (headers[name] !== undefined) Reflect.deleteProperty(headers, name)
}
