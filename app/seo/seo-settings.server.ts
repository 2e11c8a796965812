import type { Kysely } from 'kysely'
import { RecordChangedError } from '~/lib/refusal'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

export interface SeoSettings {
  /** The text is null until somebody saves it; an empty text is a choice. */
  robotsTxt: string | null
  updatedAt: string
}

const settingsName = 'SEO Settings'

export async function readSeoSettings(db: Kysely<Database>): Promise<SeoSettings> {
  return db.selectFrom('seoSettings').select(['robotsTxt', 'updatedAt']).executeTakeFirstOrThrow()
}

/** `since` is the updatedAt that the edit started from; without it the last write wins. @throws RecordChangedError */
export function saveRobotsTxt(
  db: Kysely<Database>,
  { robotsTxt, since }: { robotsTxt: string; since?: string | undefined },
  act: Act,
): Promise<SeoSettings> {
  return write(db, async (trx) => {
    const stored = await readSeoSettings(trx)
    if (since !== undefined && since !== stored.updatedAt) throw new RecordChangedError()
    await trx.updateTable('seoSettings').set({ robotsTxt, updatedAt: act.now.toISOString() }).execute()
    const detail = { fields: robotsTxt === stored.robotsTxt ? [] : ['robotsTxt'] }
    await logAudit(trx, act, { event: 'robots-saved', name: settingsName, detail })
    return readSeoSettings(trx)
  })
}
