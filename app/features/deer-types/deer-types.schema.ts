/** What a deer type must look like, from the editor and from the API. */
import type { z } from 'zod'
import { formSchema, inputSchema } from '~/features/records/record.schema'
import { characterCount } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import { deerTypeFields } from './deer-type.fields'

export const DeerTypeInput = inputSchema(deerTypeFields)
export type DeerTypeInput = z.output<typeof DeerTypeInput>

type Meta = Pick<DeerTypeInput, 'metaTitle' | 'metaDescription'>

/**
 * The same from the dashboard's form. What search engines show has a shorter cap there, but a text that is stored
 * already may stay as it is.
 */
export function deerTypeForm(stored: Meta | undefined) {
  const capped = (name: keyof Meta) => {
    const max = deerTypeFields[name].counter
    return DeerTypeInput.shape[name].refine(
      (text) => text === null || text === stored?.[name] || characterCount(text) <= max,
      { error: tooLong(max) },
    )
  }
  const form = DeerTypeInput.extend({ metaTitle: capped('metaTitle'), metaDescription: capped('metaDescription') })
  return formSchema(deerTypeFields, form)
}
