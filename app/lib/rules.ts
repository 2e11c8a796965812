/** What an owner sets for the work of the site, each with a form and a version (db/rules.server.ts). */
export interface Rules {
  mail: {
    /** The operators' addresses. Empty: the site's address. */
    mailRecipients: string[]
    /** Of the daily list: 0 to 23, in the site's time zone. */
    overdueHour: number
    /** Mails a day; see app/inbox/mail/mail-budget.ts. */
    dailyMailCap: number
  }
  retention: {
    /** Closed entries are deleted after so many months. Null: never. */
    retentionMonths: number | null
  }
  keeping: {
    /** How long a deleted record can be restored. */
    binDays: number
    /** How long every version of a record is kept. */
    versionDays: number
  }
  secondFactor: {
    /** An owner without one sets it up before anything else. */
    ownersNeedSecondFactor: boolean
  }
}
