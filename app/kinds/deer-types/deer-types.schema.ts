import type { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { characterCount } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import { deerTypeFields } from './deer-type.fields'

export const DeerTypeInput = inputSchema(deerTypeFields)
export type DeerTypeInput = z.output<typeof DeerTypeInput>

type Meta = Pick<DeerTypeInput, 'metaTitle' | 'metaDescription'>

/** The form's limits for meta title and description are shorter, but a longer stored text may stay. */
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
