import { z } from 'zod'
import { isSlug } from './slug'

export const slugMessage = 'Slug should only contain lowercase letters, numbers, and hyphens'

/** A typed slug, or an empty text where one is to be made of the title. */
export const slugField = z
  .string({ error: slugMessage })
  .nullish()
  .transform((text) => (text ?? '').trim())
  .refine((text) => text === '' || isSlug(text), { error: slugMessage })
