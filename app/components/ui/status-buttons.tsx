/** One press for each status that an entry does not have: a native form, which names its tab's address. */
import { usePress } from './use-press'
import { formTokenField } from '~/lib/form-token'

interface StatusButtonsProps {
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
  const press = usePress()
  return (
    <press.Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2">
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
          className="min-h-9 rounded-field border border-control px-3 py-1 text-base font-semibold hover:bg-panel"
        >
          {label}
          <span className="sr-only">: {of}</span>
        </button>
      ))}
    </press.Form>
  )
}
