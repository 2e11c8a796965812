export interface Rules {
  mail: {
    mailRecipients: string[]
    /** The hour is 0 to 23, in the site's time zone. */
    overdueHour: number
    /** The cap counts mails a day; see app/inbox/mail/mail-budget.ts. */
    dailyMailCap: number
  }
  retention: {
    /** Null means that closed entries are never deleted. */
    retentionMonths: number | null
  }
  keeping: {
    binDays: number
    versionDays: number
  }
  secondFactor: {
    ownersNeedSecondFactor: boolean
  }
}
