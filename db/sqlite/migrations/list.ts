/**
 * All migrations, in the order they run. A static list, for the build. A shipped migration is never edited, and none
 * has a `down`: the way back is a backup.
 */
import type { Migration } from 'kysely/migration'
import * as firstRelease from './001-release'

export const migrations = { '001-release': firstRelease } satisfies Record<string, Migration>
