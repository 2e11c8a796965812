/** The priced lines of an answer to a quote, with live totals; without JavaScript a button adds them up. */
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { DateInput, NumberInput, TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { answerLimits, emptyLine, readDraft, type AnswerDraft, type DraftLine, type DraftPrices } from './answer-draft'
import { AnswerLine } from './answer-line'
import { draftSums, type SumRow } from './price-rows'

/** Other prices than those in the form. */
export interface PriceSource {
  intent: string
  name: string
  prices: DraftPrices
}

interface AnswerPriceFieldsProps {
  formRef: RefObject<HTMLFormElement>
  formId: string
  values: AnswerDraft
  sources: readonly PriceSource[]
  errorAt: (name: string) => string | undefined
}

export function AnswerPriceFields({ formRef, formId, values, sources, errorAt }: AnswerPriceFieldsProps) {
  const isHydrated = useHydrated()
  const { rows, list, addRow, removeRow } = useRows(values.lines)
  const [sums, setSums] = useState(() => draftSums(values))
  useEffect(() => {
    const form = formRef.current
    const addUp = () => {
      if (form) setSums(draftSums(readDraft(new FormData(form))))
    }
    addUp()
    form?.addEventListener('input', addUp)
    return () => form?.removeEventListener('input', addUp)
  }, [formRef, rows])
  const linesError = errorAt('lines')
  return (
    <fieldset
      id={`${formId}-lines`}
      tabIndex={-1}
      data-quiet-focus
      className={`space-y-6 ${linesError === undefined ? '' : 'border-l-4 border-danger pl-4'}`}
    >
      <legend className="font-sans text-[1.375rem] font-bold">Prices</legend>
      {linesError === undefined ? null : <p className="font-sans font-semibold text-danger">{linesError}</p>}
      <label htmlFor={`${formId}-hasPrices`} className="choice">
        <input
          id={`${formId}-hasPrices`}
          type="checkbox"
          name="hasPrices"
          value="on"
          defaultChecked={values.hasPrices === 'on'}
          className="size-5 shrink-0 accent-moss"
        />
        <span>Send these prices with the answer</span>
      </label>
      {sources.map((source) => (
        <Source key={source.intent} {...source} />
      ))}
      <ol ref={list} className="space-y-4">
        {rows.map(({ key, line }, index) => (
          <AnswerLine
            key={key}
            formId={formId}
            index={index}
            line={line}
            amount={sums.lines[index] ?? null}
            errorAt={errorAt}
            onRemove={() => {
              removeRow(index)
            }}
          />
        ))}
      </ol>
      <Button
        type="submit"
        name="intent"
        value="add-line"
        look="secondary"
        onClick={(event) => {
          event.preventDefault()
          addRow()
        }}
      >
        Add a line
      </Button>
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberInput
          name="discount"
          id={`${formId}-discount`}
          label="Discount"
          unit="percent"
          isOptional
          value={values.discount}
          error={errorAt('discount')}
        />
        <NumberInput
          name="shipping"
          id={`${formId}-shipping`}
          label="Shipping"
          unit="dollars"
          isOptional
          value={values.shipping}
          error={errorAt('shipping')}
        />
        <DateInput
          name="validUntil"
          id={`${formId}-validUntil`}
          label="Valid until"
          isOptional
          value={values.validUntil}
          error={errorAt('validUntil')}
        />
        <TextInput
          name="taxNote"
          id={`${formId}-taxNote`}
          label="Note on tax"
          isOptional
          value={values.taxNote}
          maxCharacters={answerLimits.taxNote}
          error={errorAt('taxNote')}
          suggestions={['Sales tax is not included.', 'Sales tax is included.']}
        />
      </div>
      <SumList {...sums} />
      {isHydrated ? null : (
        <Button type="submit" name="intent" value="update-totals" look="secondary">
          Update totals
        </Button>
      )}
    </fieldset>
  )
}

function Source({ intent, name, prices }: PriceSource) {
  const lines = prices.lines.map(({ label, quantity, unitPrice }) => {
    return `${quantity} × ${label}, ${unitPrice === '' ? 'no price' : `$${unitPrice} each`}`
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-panel px-4 py-2 font-sans">
      <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <strong>{name}:</strong> {lines.slice(0, 3).join('; ')}
        {lines.length > 3 ? `; ${String(lines.length - 3)} more` : ''}
      </p>
      <Button type="submit" name="intent" value={intent} look="secondary">
        Use these prices<span className="sr-only">: {name}</span>
      </Button>
    </div>
  )
}

interface Row {
  key: number
  line: DraftLine
}

/** Focus goes to an added line; after a removal, to the line in its place. */
function useRows(lines: readonly DraftLine[]) {
  const list = useRef<HTMLOListElement>(null)
  const [rows, setRows] = useState<readonly Row[]>(() => lines.map((line, key) => ({ key, line })))
  const focusOn = useRef<number>()
  useEffect(() => {
    if (focusOn.current === undefined) return
    const place = Math.min(focusOn.current, rows.length - 1)
    focusOn.current = undefined
    list.current?.children.item(place)?.querySelector('input')?.focus()
    // Programmatic changes fire no input event.
    list.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [rows])
  return {
    rows,
    list,
    addRow: () => {
      focusOn.current = rows.length
      const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
      setRows([...rows, { key, line: emptyLine }])
    },
    removeRow: (index: number) => {
      focusOn.current = index
      setRows(rows.toSpliced(index, 1))
    },
  }
}

/** The totals below the lines of the form. */
function SumList({ rows, isWhole }: { rows: readonly SumRow[] | null; isWhole: boolean }) {
  if (rows === null) {
    const missing = isWhole ? 'discount and shipping are amounts' : 'each line has an item and a price'
    return <p className="font-sans text-base text-soft">{`The total shows once ${missing}.`}</p>
  }
  return (
    <dl className="ml-auto w-full max-w-80 font-sans tabular-nums">
      {rows.map(({ label, amount }, index) => (
        <div
          key={label}
          className={`flex justify-between gap-6 py-1 ${index === rows.length - 1 ? 'border-t-2 border-bark text-xl font-bold' : ''}`}
        >
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
