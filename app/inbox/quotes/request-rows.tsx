/** The products of a request, each with its quantity. */
import { useEffect, useRef } from 'react'
import { FieldFrame, controlClass, fieldIds } from '~/components/forms/field-frame'
import { Badge } from '~/components/ui/badge'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { productPath } from '~/paths'
import { quoteLimits, toQuantity } from './quotes'
import { fieldsAt, listButtons } from './request-list'
import { changeRequest } from './stored-request'
import type { ListRow } from './use-request-list'

interface RequestRowsProps {
  formId: string
  rows: readonly ListRow[]
  isStored: boolean
  errors: Readonly<Record<string, string[] | null>>
  onRemoved: (row: ListRow) => void
}

export function RequestRows({ formId, rows, isStored, errors, onRemoved }: RequestRowsProps) {
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={row.slug} className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-hairline py-4">
          <div className="min-w-0 flex-1 basis-56 self-center">
            <p className="font-sans font-semibold wrap-anywhere">
              <SiteLink to={productPath(row.known?.slug ?? row.slug)}>{row.name}</SiteLink>
            </p>
            <Notes row={row} />
          </div>
          <input type="hidden" name={fieldsAt(index).slug} value={row.slug} />
          <Quantity
            row={row}
            name={fieldsAt(index).quantity}
            formId={formId}
            isStored={isStored}
            error={errors[fieldsAt(index).quantity]?.join('. ')}
          />
          <button
            type="submit"
            name={listButtons.remove}
            value={row.slug}
            formNoValidate
            className={buttonClass('secondary')}
            onClick={(event) => {
              if (!isStored) return
              event.preventDefault()
              changeRequest((list) => list.filter(({ slug }) => slug !== row.slug))
              onRemoved(row)
            }}
          >
            Remove<span className="sr-only"> {row.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Notes({ row: { known } }: { row: ListRow }) {
  if (!known) return null
  return (
    <>
      {known.isActive ? null : (
        <p className="mt-1 text-base text-soft">
          <Badge tone="gray">Out of Stock</Badge> You can ask for it all the same.
        </p>
      )}
      {known.sizes.length === 0 ? null : (
        <p className="mt-1 text-base text-soft">Sizes: {known.sizes.join(', ')}. Name yours in the notes.</p>
      )}
    </>
  )
}

interface QuantityProps {
  row: ListRow
  name: string
  formId: string
  isStored: boolean
  error: string | undefined
}

function Quantity({ row, name, formId, isStored, error }: QuantityProps) {
  const ref = useRef<HTMLInputElement>(null)
  const id = `${formId}-${name}`
  useEffect(() => {
    const input = ref.current
    // Another tab changed it.
    if (input && isStored && toQuantity(input.value) !== toQuantity(row.quantity)) input.value = row.quantity
  }, [row.quantity, isStored])
  return (
    <div className="w-36">
      <FieldFrame id={id} label="Quantity" error={error}>
        <input
          ref={ref}
          {...fieldIds({ name: id, error })}
          aria-label={`Quantity: ${row.name}`}
          name={name}
          type="number"
          inputMode="numeric"
          required
          min={quoteLimits.quantity.min}
          max={quoteLimits.quantity.max}
          defaultValue={row.quantity}
          className={controlClass(error)}
          onInput={({ currentTarget: { value } }) => {
            if (!isStored) return
            changeRequest((list) =>
              list.map((product) => (product.slug === row.slug ? { ...product, quantity: value } : product)),
            )
          }}
        />
      </FieldFrame>
    </div>
  )
}
