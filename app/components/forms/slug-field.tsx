/** The server makes the slug if the field is left empty. */
import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { isSlug, slugMessage } from '~/lib/slug'
import { errorOf, TextField } from '~/components/forms/field'

interface SlugFieldProps {
  meta: FieldMetadata<unknown>
  label: string
  prefix: string
  hint?: string
}

export function SlugField({ meta, label, prefix, hint = '' }: SlugFieldProps) {
  const [isWrong, setWrong] = useState(false)
  return (
    <TextField
      meta={meta}
      label={label}
      hint={`It begins with ${prefix} and is made from the name if you leave it empty. ${hint}`.trim()}
      onInput={({ currentTarget: { value } }) => {
        setWrong(value !== '' && !isSlug(value))
      }}
      after={
        <p aria-live="polite" className="mt-1 font-sans text-base font-semibold text-danger">
          {isWrong && errorOf(meta) !== slugMessage ? slugMessage : null}
        </p>
      }
    />
  )
}
