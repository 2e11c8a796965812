/** The customer's fields are the same in both request forms. */
import type { FieldMetadata } from '@conform-to/react'
import { TextArea, TextField } from '~/components/forms/field'
import { quoteLimits } from './quotes'

type Meta = FieldMetadata<string>

const { customerName, customerEmail, customerPhone, notes } = quoteLimits

export function CustomerFields({
  fields,
}: {
  fields: { customerName: Meta; customerEmail: Meta; customerPhone: Meta }
}) {
  return (
    <>
      <TextField
        meta={fields.customerName}
        label="Your Name"
        maxCharacters={customerName}
        required
        autoComplete="name"
      />
      <TextField
        meta={fields.customerEmail}
        label="Email Address"
        hint="We’ll send your quote here."
        maxCharacters={customerEmail}
        type="email"
        required
        autoComplete="email"
      />
      <TextField
        meta={fields.customerPhone}
        label="Phone"
        maxCharacters={customerPhone}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

export function NotesField({ meta, sizes }: { meta: Meta; sizes: readonly string[] }) {
  const hint = sizes.length === 0 ? 'Sizes, dates or questions.' : `Your size (${named(sizes)}), dates or questions.`
  return <TextArea meta={meta} label="Notes" hint={hint} maxCharacters={notes} rows={4} />
}

const mostNamed = 6

function named(sizes: readonly string[]): string {
  return [...sizes.slice(0, mostNamed), ...(sizes.length > mostNamed ? ['…'] : [])].join(', ')
}
