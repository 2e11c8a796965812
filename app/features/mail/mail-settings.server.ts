import type { Kysely } from 'kysely'
import { readInboxSettings, saveInboxSettings } from '~/features/inbox/inbox-settings.server'
import { changedFields } from '~/lib/audit-events'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { mailSettingsLabels } from './mail-settings'
import type { MailSettingsInput } from './mail-settings.schema'
import { announceMail } from './outbox.server'

/** @throws RecordChangedError, and what write() throws */
export function saveMailSettings(
  db: Kysely<Database>,
  settings: MailSettingsInput & { version: number },
  act: Act,
): Promise<void> {
  return write(db, async (trx) => {
    const before = await readInboxSettings(trx)
    await saveInboxSettings(trx, settings, act.now)
    const fields = changedFields({ before, after: settings, fields: Object.keys(mailSettingsLabels) })
    await logAudit(trx, act, { event: 'mail-settings-saved', name: 'Mail Settings', detail: { fields } })
    // A higher limit lets receipts go that waited.
    announceMail(trx, false)
  })
}
