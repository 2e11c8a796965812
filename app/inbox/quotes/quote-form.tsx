/** The quote form is the same on its page and in the dialog. */
import { useForm } from '@conform-to/react'
import type { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextField, Honeypot } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { useKeptInput } from '~/components/forms/use-kept-input'
import { honeypotField } from '~/lib/form-rules'
import { quotePath } from '~/paths'
import { CustomerFields, NotesField } from './customer-fields'
import { quoteLimits } from './quotes'

interface QuoteFormProps {
  product: { id: number; slug: string; sizes: readonly string[] }
  refused: RefusedForm | undefined
  isPending: boolean
  /** Remix's Form, or a fetcher's in the dialog. */
  as: typeof Form
  isInDialog?: boolean
}

interface QuoteFields extends Record<string, string> {
  customerName: string
  customerEmail: string
  customerPhone: string
  quantity: string
  notes: string
}

const { quantity } = quoteLimits
const keptFields = ['customerName', 'customerEmail', 'customerPhone', 'quantity', 'notes']

export function QuoteForm({ product, refused, isPending, as: FormElement, isInDialog = false }: QuoteFormProps) {
  const [form, fields] = useForm<QuoteFields>({
    id: isInDialog ? `quote-${String(product.id)}` : 'quote',
    lastResult: refused?.lastResult,
    defaultValue: { quantity: '1' },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  useKeptInput(form.id, { address: quotePath(product.slug), names: keptFields, isRefused: refused !== undefined })
  return (
    <FormElement method="post" action={quotePath(product.slug)} id={form.id} onSubmit={form.onSubmit} noValidate>
      {refused ? (
        <ErrorSummary
          title={refused.message.title}
          lead={refused.message.description}
          formId={form.id}
          result={refused.lastResult}
        />
      ) : null}
      <input type="hidden" name="intent" value="request-quote" />
      <input type="hidden" name="productId" value={product.id} />
      {isInDialog ? <input type="hidden" name="dialog" value="1" /> : null}
      <Honeypot name={honeypotField} />
      <div className="space-y-5">
        <CustomerFields fields={fields} />
        <TextField
          meta={fields.quantity}
          label="Quantity"
          type="number"
          inputMode="numeric"
          required
          min={quantity.min}
          max={quantity.max}
        />
        <NotesField meta={fields.notes} sizes={product.sizes} />
        <SubmitButton pending={isPending} label="Send Quote Request" pendingLabel="Sending..." />
      </div>
    </FormElement>
  )
}
