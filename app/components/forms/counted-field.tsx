import type { FieldMetadata } from '@conform-to/react'
import { useState, type FormEvent } from 'react'
import { characterCount } from '~/lib/text'
import { CharacterCount } from '~/components/forms/character-limit'
import { TextArea, TextField, typed } from './field'

interface CountedFieldProps {
  meta: FieldMetadata<unknown>
  label: string
  max: number
  hint?: string
  rows?: number
}

export function CountedField({ meta, label, max, hint, rows }: CountedFieldProps) {
  const [count, setCount] = useState(() => characterCount(typed(meta)))
  const field = {
    meta,
    label,
    ...(hint === undefined ? {} : { hint }),
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setCount(characterCount(currentTarget.value))
    },
    after: <CharacterCount count={count} max={max} />,
  }
  return rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />
}
