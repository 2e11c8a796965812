/** The schema reads the settings form as an operator types it. */
import { z } from 'zod'
import { cleanEmail, emailProblem } from '~/lib/email-address'
import { cleanText } from '~/lib/text'
import { wholeNumber } from '~/lib/text.schema'

const mostRecipients = 20
const mostPerDay = 100_000

export type MailSettingsInput = z.output<typeof MailSettingsInput>

export const MailSettingsInput = z.object({
  mailRecipients: z
    .string()
    .nullish()
    .transform((text) => [
      ...new Set(
        cleanText(text ?? '')
          .split(/[\n,;]/)
          .map(cleanEmail)
          .filter((line) => line !== ''),
      ),
    ])
    .superRefine((lines, context) => {
      for (const line of lines) {
        const malformed = `“${line}” is not an email address like name@example.com`
        const message = line.length > 254 ? malformed : emailProblem(line, malformed)
        if (message !== undefined) return context.addIssue({ code: 'custom', message })
      }
      if (lines.length > mostRecipients) {
        context.addIssue({ code: 'custom', message: `Use at most ${String(mostRecipients)} addresses` })
      }
    }),
  overdueHour: wholeNumber({ min: 0, max: 23 }, 'Choose an hour'),
  dailyMailCap: wholeNumber(
    { min: 1, max: mostPerDay },
    `Enter a whole number from 1 to ${mostPerDay.toLocaleString('en-US')}`,
  ),
})
