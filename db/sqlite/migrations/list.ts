/**
 * Migrations run in this order; the build needs a static list. A shipped migration is never edited, and none has a
 * `down`: the way back is a backup.
 */
import type { Migration } from 'kysely/migration'
import * as firstRelease from './001-tables'

export const migrations = { '001-tables': firstRelease } satisfies Record<string, Migration>
