import type { Kysely } from 'kysely'
import { changedFields } from '~/lib/audit-events'
import type { Rules } from '~/lib/rules'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRule, saveRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { mailSettingsLabels } from './mail-settings'
import { announceMail } from './outbox.server'

/** @throws RecordChangedError, and what write() throws */
export function saveMailSettings(
  db: Kysely<Database>,
  settings: Rules['mail'] & { version: number },
  act: Act,
): Promise<void> {
  return write(db, async (trx) => {
    const before = await readRule(trx, 'mail')
    await saveRule(trx, 'mail', settings, act)
    const fields = changedFields({ before, after: settings, fields: Object.keys(mailSettingsLabels) })
    await logAudit(trx, act, { event: 'mail-settings-saved', name: 'Mail Settings', detail: { fields } })
    // A higher limit lets receipts go that waited.
    announceMail(trx, false)
  })
}
