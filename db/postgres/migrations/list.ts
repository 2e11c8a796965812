/** As SQLite's list: a shipped migration is never edited, and none has a `down`. */
import type { Migration } from 'kysely/migration'
import * as schema from './001-schema'
import * as seasonHours from './002-season-hours'
import * as clockAndSessions from './003-clock-and-sessions'

export const migrations = {
  '001-schema': schema,
  '002-season-hours': seasonHours,
  '003-clock-and-sessions': clockAndSessions,
} satisfies Record<string, Migration>
