import type { z } from 'zod'
import { inputSchema } from '~/lib/record.schema'
import { placeholderFault } from '~/kinds/templates/placeholders'
import { templateFields } from './template.fields'

export type TemplateInput = z.output<typeof TemplateInput>

export const TemplateInput = inputSchema(templateFields).superRefine((template, context) => {
  for (const field of ['subject', 'text'] as const) {
    const message = placeholderFault(template[field])
    if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
  }
})
