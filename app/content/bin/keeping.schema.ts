import { z } from 'zod'
import { cleanLine } from '~/lib/text'
import { keepingLimits } from './keeping'

export const KeepingInput = z.object({ binDays: days('binDays'), versionDays: days('versionDays') })

function days(field: keyof typeof keepingLimits) {
  const { min, max } = keepingLimits[field]
  const error = `Use a whole number from ${String(min)} to ${String(max)}`
  return z
    .string({ error })
    .overwrite(cleanLine)
    .regex(/^\d{1,4}$/, { error })
    .transform(Number)
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
}
