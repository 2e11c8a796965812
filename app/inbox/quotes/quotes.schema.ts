/** The form's fields, and the API's payload, which includes the product. */
import { z } from 'zod'
import { emailAddress, optionalLine, optionalText, requiredLine } from '~/lib/text.schema'
import { quoteFieldMessages, quoteLimits, quoteStatuses, toQuantity } from './quotes'

const { nameMissing, emailMissing, emailMalformed, quantityTooLarge, productMissing } = quoteFieldMessages

export const QuoteForm = z.object({
  customerName: requiredLine({ missing: nameMissing, max: quoteLimits.customerName }),
  customerEmail: emailAddress({ missing: emailMissing, malformed: emailMalformed, max: quoteLimits.customerEmail }),
  customerPhone: optionalLine({ max: quoteLimits.customerPhone }),
  quantity: z
    .unknown()
    .meta({
      type: 'integer',
      minimum: quoteLimits.quantity.min,
      maximum: quoteLimits.quantity.max,
      default: quoteLimits.quantity.min,
      description: 'What is no number, or below 1, becomes 1; a fraction is floored.',
    })
    .optional()
    .transform(toQuantity)
    .pipe(z.number({ error: quantityTooLarge }).max(quoteLimits.quantity.max, { error: quantityTooLarge })),
  notes: optionalText({ max: quoteLimits.notes }),
})
export type QuoteForm = z.output<typeof QuoteForm>

export const QuoteInput = QuoteForm.extend({
  productId: z.int({ error: productMissing }).positive({ error: productMissing }),
})
export type QuoteInput = z.output<typeof QuoteInput>

const { productsMissing } = quoteFieldMessages

/** The customer's part of a request for several products. */
export const CustomerForm = QuoteForm.omit({ quantity: true })

export const RequestForm = CustomerForm.extend({
  products: z
    .array(z.object({ slug: z.string(), quantity: QuoteForm.shape.quantity }), { error: productsMissing })
    .min(1, { error: productsMissing }),
})

export const QuoteStatusInput = z.object({ status: z.enum(quoteStatuses) })
