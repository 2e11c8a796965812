import { z } from 'zod'
import { cleanFile } from '~/lib/text'
import { seoMessages } from './seo-messages'

const { robotsMissing, robotsTooLarge } = seoMessages

/** The table has this limit; search engines read at most 500 KiB. */
const robotsLimitBytes = 64 * 1024

export const RobotsInput = z.object({
  robotsTxt: z
    .string({ error: robotsMissing })
    .meta({ maxLength: robotsLimitBytes, description: `At most ${String(robotsLimitBytes)} bytes as UTF-8.` })
    .transform(cleanFile)
    .refine((text) => new TextEncoder().encode(text).length <= robotsLimitBytes, { error: robotsTooLarge }),
})
export type RobotsInput = z.output<typeof RobotsInput>
