import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { lineFieldName, type DraftLine } from './answer-draft'

interface AnswerLineProps {
  formId: string
  index: number
  line: DraftLine
  amount: string | null
  errorAt: (name: string) => string | undefined
  onRemove: () => void
}

export function AnswerLine({ formId, index, line, amount, errorAt, onRemove }: AnswerLineProps) {
  const box = (field: keyof DraftLine, label: string) => {
    const name = lineFieldName(index, field)
    return { formId, name, label, value: line[field], error: errorAt(name) }
  }
  const number = String(index + 1)
  return (
    <li>
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-field border border-hairline p-4 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
        <legend className="sr-only">Line {number}</legend>
        <div className="col-span-2 sm:col-span-1">
          <LineBox {...box('label', 'Item')} />
        </div>
        <LineBox {...box('quantity', 'Quantity')} inputMode="numeric" />
        <LineBox {...box('unitPrice', 'Each ($)')} inputMode="decimal" />
        <p className="self-center font-sans tabular-nums sm:col-span-2">
          Amount: <strong>{amount ?? '–'}</strong>
        </p>
        <div className="justify-self-end">
          <Button
            type="submit"
            name="removeLine"
            value={index}
            look="secondary"
            onClick={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            Remove<span className="sr-only"> line {number}</span>
          </Button>
        </div>
      </fieldset>
    </li>
  )
}

interface LineBoxProps {
  formId: string
  name: string
  label: string
  value: string
  error: string | undefined
  inputMode?: 'numeric' | 'decimal'
}

function LineBox({ formId, name, label, value, error, inputMode }: LineBoxProps) {
  const id = `${formId}-${name}`
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        {...fieldIds({ name: id, error })}
        type="text"
        name={name}
        inputMode={inputMode}
        defaultValue={value}
        className={controlClass(error)}
      />
    </FieldFrame>
  )
}
