import { z } from 'zod'
import { isSlug, maxSlugLength, slugMessage, slugPattern } from './slug'

/** For pages directly below the root. */
export const reservedSlugMessage = 'This slug is the address of another part of this site. Please choose another one.'

/** Empty if the slug is to be made from the title. */
export const slugField = z
  .string({ error: slugMessage })
  .meta({
    pattern: `^$|${slugPattern.source}`,
    maxLength: maxSlugLength,
    description: 'The last part of the address; empty or absent on creation: made of the name.',
  })
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text === '' || isSlug(text), { error: slugMessage })
