import { useId } from 'react'
import { recordOrders, type RecordFilter, type RecordListKind } from '~/lib/record-list'

interface ListChoicesProps {
  kind: Pick<RecordListKind<string>, 'orders' | 'category'>
  filter: RecordFilter<string>
}

export function ListChoices({ kind: { orders, category }, filter }: ListChoicesProps) {
  return (
    <>
      <Choice
        name="category"
        label={category.label}
        value={filter.category ?? ''}
        options={[{ id: '', label: 'All' }, ...category.choices]}
      />
      <Choice
        name="order"
        label="Sort by"
        value={filter.order ?? orders[0]}
        options={orders.map((id) => ({ id, label: recordOrders[id].label }))}
      />
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  value: string
  options: readonly { id: string; label: string }[]
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex max-w-full min-w-0 items-center gap-2 max-sm:w-full">
      <label htmlFor={id} className="font-sans text-base font-semibold max-sm:w-28">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        key={value}
        autoComplete="off"
        className="min-h-11 min-w-0 rounded-field border border-control bg-card px-3 font-sans text-base text-ink max-sm:flex-1"
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
