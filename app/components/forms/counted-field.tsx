import type { FieldMetadata } from '@conform-to/react'
import { useState, type FormEvent } from 'react'
import { characterCount } from '~/lib/text'
import { CharacterCount } from '~/components/forms/character-limit'
import { TextArea, TextField, typed } from './field'
import { parseCommaList } from '~/lib/comma-list'
import { useHydrated } from 'remix-utils/use-hydrated'

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

interface CommaListFieldProps {
  meta: FieldMetadata<unknown>
  label: string
  hint?: string | undefined
  rows: number
}

const howToSeparate = 'Separated by commas; or one on each line, commas and all.'

export function CommaListField({ meta, label, hint, rows }: CommaListFieldProps) {
  const [count, setCount] = useState(() => parseCommaList(typed(meta)).length)
  const isHydrated = useHydrated()
  return (
    <TextArea
      meta={meta}
      label={label}
      hint={hint === undefined ? howToSeparate : `${howToSeparate} ${hint}`}
      rows={rows}
      onInput={({ currentTarget }) => {
        setCount(parseCommaList(currentTarget.value).length)
      }}
      after={
        isHydrated ? (
          <p className="mt-1 font-sans text-base text-soft tabular-nums">
            {count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`}
          </p>
        ) : null
      }
    />
  )
}
