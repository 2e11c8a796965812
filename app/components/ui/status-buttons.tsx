/** One press for each status that an entry does not have: a native form. */
import { Form, useFormAction } from '@remix-run/react'
import { formTokenField } from '~/lib/form-token'

interface StatusButtonsProps {
  /** The tab's address. In the tab its search and filter are kept, so that the list stays when no answer comes. */
  action: string
  intent: string
  id: number
  formToken: string
  /** The list to come back to, with its filter. */
  back: string
  /** The statuses that can be set, with what the button says. */
  choices: readonly { status: string; label: string }[]
  /** Whose status it is, for those who listen. */
  of: string
}

export function StatusButtons({ action, intent, id, formToken, back, choices, of }: StatusButtonsProps) {
  const here = useFormAction()
  const isInTab = here.split('?', 1)[0] === action
  return (
    <Form method="post" action={isInTab ? here : action} preventScrollReset className="no-print flex flex-wrap gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      {choices.map(({ status, label }) => (
        <button
          key={status}
          type="submit"
          name="status"
          value={status}
          className="min-h-11 rounded-field bg-card sm:min-h-9 border border-control px-3 py-1 text-base font-semibold hover:bg-panel"
        >
          {label}
          <span className="sr-only">: {of}</span>
        </button>
      ))}
    </Form>
  )
}
