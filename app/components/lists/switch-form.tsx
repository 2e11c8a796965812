/** The button sends the wanted state, so pressing it twice is harmless. */
import { Form, useFormAction, useNavigation } from '@remix-run/react'
import { formTokenField } from '~/lib/form-rules'

export interface SwitchFormProps {
  action?: string
  intent: string
  id: number
  formToken: string
  back: string
  isOn: boolean
  label: string
  of: string
}

export function SwitchForm({ action, intent, id, formToken, back, isOn, label, of }: SwitchFormProps) {
  const here = useFormAction()
  const isPending = isSending(useNavigation().formData, { intent, id })
  return (
    <Form method="post" action={action ?? here} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      {/* HTML does not let a submit button be a switch; it may be pressed. */}
      <button
        type="submit"
        name="isOn"
        value={String(!isOn)}
        aria-pressed={isOn}
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending) event.preventDefault()
        }}
        className={`inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-base font-semibold hover:bg-panel ${isPending ? 'cursor-progress opacity-70' : ''}`}
      >
        <span
          aria-hidden="true"
          className={`inline-flex h-6 w-11 items-center rounded-full border border-control p-0.5 ${isOn ? 'justify-end bg-moss forced-colors:bg-[Highlight]' : 'bg-panel'}`}
        >
          <span className="size-4.5 rounded-full border border-control bg-card" />
        </span>
        <span>
          {isPending ? 'Saving...' : label}
          <span className="sr-only">: {of}</span>
        </span>
      </button>
    </Form>
  )
}

function isSending(form: FormData | undefined, { intent, id }: { intent: string; id: number }): boolean {
  return form?.get('intent') === intent && form.get('id') === String(id)
}
