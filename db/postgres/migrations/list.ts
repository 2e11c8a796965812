/** As SQLite's list: a shipped migration is never edited, and none has a `down`. */
import type { Migration } from 'kysely/migration'
import * as schema from './001-schema'
import * as seasonHours from './002-season-hours'

export const migrations = { '001-schema': schema, '002-season-hours': seasonHours } satisfies Record<string, Migration>
