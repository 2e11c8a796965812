import { createHash } from 'node:crypto'

/** Returns what the database has of a token, a code, or a typed name: SHA-256. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
