import { z } from 'zod'
import { cleanLine } from '~/lib/text'
import { retentionLimits } from './retention'

const { min, max } = retentionLimits
const words = `Use a whole number from ${String(min)} to ${String(max)}, or leave it empty`

export const RetentionInput = z
  .object({
    months: z
      .string()
      .optional()
      .transform((text = '') => (cleanLine(text) === '' ? null : Number(cleanLine(text))))
      .pipe(z.int({ error: words }).min(min, { error: words }).max(max, { error: words }).nullable()),
  })
  .transform(({ months }) => ({ retentionMonths: months }))
