/** Rules of the inbox that an operator sets: one row. */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { RecordChangedError } from '~/lib/refusal'
import type { Database } from '~db/database'
import type { Flag } from '~db/tables/columns'

export interface InboxSettings {
  /** The operators' addresses. Empty: the site's address. */
  mailRecipients: string[]
  /** 0 to 23, in the site's time zone. */
  overdueHour: number
  /** Mails a day; see app/features/mail/mail-budget.ts. */
  dailyMailCap: number
  /** Null: closed entries are never deleted. */
  retentionMonths: number | null
  binDays: number
  versionDays: number
  ownersNeedSecondFactor: Flag
  version: number
}

const Addresses = z.array(z.string())

export async function readInboxSettings(db: Kysely<Database>): Promise<InboxSettings> {
  const { mailRecipients, ...row } = await db
    .selectFrom('inboxSettings')
    .select(['mailRecipients', 'overdueHour', 'dailyMailCap', 'retentionMonths', 'binDays', 'versionDays', 'version'])
    .select(['ownersNeedSecondFactor'])
    .executeTakeFirstOrThrow()
  return { ...row, mailRecipients: Addresses.parse(JSON.parse(mailRecipients)) }
}

/** `version` is the one that the form was opened with. @throws RecordChangedError */
export async function saveInboxSettings(
  trx: Transaction<Database>,
  { version, mailRecipients, ...changes }: Partial<InboxSettings> & { version: number },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('inboxSettings')
    .set({
      ...changes,
      ...(mailRecipients && { mailRecipients: JSON.stringify(mailRecipients) }),
      updatedAt: now.toISOString(),
      version: version + 1,
    })
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new RecordChangedError()
}
