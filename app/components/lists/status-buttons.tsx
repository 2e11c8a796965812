import { Form, useFormAction, useNavigation } from '@remix-run/react'
import { formTokenField } from '~/lib/form-rules'

export interface StatusButtonsProps {
  action: string
  intent: string
  id: number
  formToken: string
  back: string
  field: string
  choices: readonly { value: string; label: string }[]
  of: string
}

export function StatusButtons({ action, intent, id, formToken, back, field, choices, of }: StatusButtonsProps) {
  const here = useFormAction()
  const isInTab = here.split('?', 1)[0] === action
  const sent = useNavigation().formData
  const isPending = sent?.get('intent') === intent && sent.get('id') === String(id)
  return (
    <Form method="post" action={isInTab ? here : action} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name={field}
          value={value}
          // A disabled button would lose focus.
          aria-disabled={isPending}
          onClick={(event) => {
            if (isPending) event.preventDefault()
          }}
          className="min-h-11 rounded-field bg-card sm:min-h-9 border border-control px-3 py-1 text-base font-semibold hover:bg-panel aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {isPending && sent.get(field) === value ? 'Saving...' : label}
          <span className="sr-only">: {of}</span>
        </button>
      ))}
    </Form>
  )
}
