import type { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { outfitterFields } from './outfitter.fields'

export const OutfitterInput = inputSchema(outfitterFields)
export type OutfitterInput = z.output<typeof OutfitterInput>

export const OutfitterForm = formSchema(outfitterFields, OutfitterInput)
