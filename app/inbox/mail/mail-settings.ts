import type { FormValues } from '~/lib/editing'
import type { Rules } from '~/lib/rules'

export const mailSettingsLabels = {
  mailRecipients: 'Notices go to',
  overdueHour: 'Hour of the daily list',
  dailyMailCap: 'Mails a day, at most',
} as const

/** The settings as the text of the form. */
export type MailSettingsValues = { mailRecipients: string; overdueHour: string; dailyMailCap: string }

export function mailSettingsValues(stored: Rules['mail']): MailSettingsValues & FormValues {
  return {
    mailRecipients: stored.mailRecipients.join('\n'),
    overdueHour: String(stored.overdueHour),
    dailyMailCap: String(stored.dailyMailCap),
  }
}

/** Returns a label such as "8 AM". */
export function hourLabel(hour: number): string {
  return `${String(hour % 12 === 0 ? 12 : hour % 12)} ${hour < 12 ? 'AM' : 'PM'}`
}
