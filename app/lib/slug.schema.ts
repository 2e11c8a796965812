import { z } from 'zod'
import { isSlug, maxSlugLength, slugMessage, slugPattern } from './slug'

/** For the slugs of pages that stand directly below the site's root. */
export const reservedSlugMessage = 'This slug is the address of another part of this site. Please choose another one.'

/** A typed slug, or an empty text where one is to be made of the title. */
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
