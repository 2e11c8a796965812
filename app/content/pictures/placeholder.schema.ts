import { z } from 'zod'
import { placeholderSides } from './placeholder'

const side = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.number().min(placeholderSides.min).max(placeholderSides.max))

export const PlaceholderSize = z.object({ width: side, height: side })
