/** As SQLite's list: a shipped migration is never edited, and none has a `down`. */
import type { Migration } from 'kysely/migration'
import * as schema from './001-schema'
import * as clockAndSessions from './003-clock-and-sessions'

export const migrations = {
  '001-schema': schema,
  '003-clock-and-sessions': clockAndSessions,
} satisfies Record<string, Migration>
