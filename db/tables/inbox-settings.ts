/** One row, id 1, inserted by the migration. */
import type { Generated, Selectable } from 'kysely'
import type { Flag, JsonList, RowVersion } from './columns'

export interface InboxSettingsTable {
  id: Generated<1>
  /** JSON list of the operators' addresses. Empty: the site's address. */
  mailRecipients: JsonList
  /** In the site's time zone: when the daily list is sent. */
  overdueHour: Generated<number>
  /** Mails a day; see app/features/mail/mail-budget.ts. */
  dailyMailCap: Generated<number>
  /** Closed entries are deleted after so many months. NULL: never. */
  retentionMonths: number | null
  /** How long a deleted record can be restored. */
  binDays: Generated<number>
  /** How long every version of a record is kept. */
  versionDays: Generated<number>
  /** An owner without one sets it up before anything else. */
  ownersNeedSecondFactor: Generated<Flag>
  updatedAt: string
  version: RowVersion
}

export type InboxSettingsRow = Selectable<InboxSettingsTable>
