/** A shipped migration is never edited, and none has a `down`. */
import type { Migration } from 'kysely/migration'
import * as firstRelease from './001-tables'

export const migrations = { '001-tables': firstRelease } satisfies Record<string, Migration>
