/** The settings form: what an operator types. */
import { z } from 'zod'
import { cleanEmail, emailProblem } from '~/lib/email-address'
import { cleanLine, cleanText } from '~/lib/text'

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
  overdueHour: wholeNumber(0, 23, 'Choose an hour'),
  dailyMailCap: wholeNumber(1, mostPerDay, `Enter a whole number from 1 to ${mostPerDay.toLocaleString('en-US')}`),
})

function wholeNumber(min: number, max: number, message: string) {
  return z
    .string({ error: message })
    .overwrite(cleanLine)
    .regex(/^(?:\d{1,6}|\d{1,3},\d{3})$/, { error: message })
    .transform((text) => Number(text.replace(',', '')))
    .refine((number) => number >= min && number <= max, { error: message })
}
