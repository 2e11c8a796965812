/** As SQLite's list: a shipped migration is never edited, and none has a `down`. */
import type { Migration } from 'kysely/migration'
import * as schema from './001-schema'

export const migrations = { '001-schema': schema } satisfies Record<string, Migration>
