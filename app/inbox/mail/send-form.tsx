/** A button that sends a mail, in a native form. */
import { Form, useNavigation } from '@remix-run/react'
import { Button } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { mailPath } from '~/paths'
import type { SendIntent } from './outbox'

interface SendFormProps {
  intent: SendIntent
  label: string
  /** Screen readers hear it after the button’s name. */
  of?: string
  id?: number
  formToken: string
  /** Address to come back to. */
  back: string
}

export function SendForm({ intent, label, of, id, formToken, back }: SendFormProps) {
  const sent = useNavigation().formData
  const isPending = sent?.get('intent') === intent && sent.get('id') === (id === undefined ? null : String(id))
  return (
    <Form method="post" action={mailPath} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <Button
        type="submit"
        look="secondary"
        // The button is not `disabled`, because a disabled button loses focus.
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {isPending ? 'Sending...' : label}
        {of === undefined ? null : <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  )
}
