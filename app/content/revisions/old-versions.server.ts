import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { daysBefore } from '~/lib/days'
import { logAudit, siteItself } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { alwaysKeptVersions } from './versions'

function oldVersions(before: string) {
  return sql`
    from revisions as old where old.state = 'saved' and old."savedAt" <= ${before} and old.version < (
      select kept.version from revisions as kept
      where kept.state = 'saved' and kept.kind = old.kind and kept."recordId" = old."recordId"
      order by kept.version desc limit 1 offset ${alwaysKeptVersions - 1}
    )
  `
}

export async function countOldVersions(db: Kysely<Database>, before: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${oldVersions(before)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A version may have a megabyte. */
const versionsAtOnce = 200

export async function deleteOldVersions(db: Kysely<Database>, now: Date): Promise<void> {
  const deleteSome = () =>
    write(db, async (trx) => {
      // The rule may have changed meanwhile.
      const { versionDays } = await readRule(trx, 'keeping')
      const { rows } = await sql<{ id: number }>`
        select old.id ${oldVersions(daysBefore(now, versionDays))} limit ${versionsAtOnce}
      `.execute(trx)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await trx.deleteFrom('revisions').where('id', 'in', ids).execute()
      const counts = { versions: ids.length }
      await logAudit(trx, { by: siteItself, now }, { event: 'versions-cleared', detail: { counts } })
      return ids.length
    })
  while ((await deleteSome()) === versionsAtOnce) await setImmediate()
}
