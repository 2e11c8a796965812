import { z } from 'zod'

/** The values of a form as stored. */
export const DraftValues = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string()), z.array(z.record(z.string(), z.string()))]),
)
