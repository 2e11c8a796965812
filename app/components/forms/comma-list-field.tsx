import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { parseCommaList } from '~/lib/comma-list'
import { TextArea, typed } from './field'
import { useHydrated } from 'remix-utils/use-hydrated'

interface CommaListFieldProps {
  meta: FieldMetadata<unknown>
  label: string
  rows: number
}

export function CommaListField({ meta, label, rows }: CommaListFieldProps) {
  const [count, setCount] = useState(() => parseCommaList(typed(meta)).length)
  const isHydrated = useHydrated()
  return (
    <TextArea
      meta={meta}
      label={label}
      hint="Separated by commas; or one on each line, commas and all."
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
