import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextArea, TextField, Honeypot } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { useKeptInput } from '~/components/forms/use-kept-input'
import { honeypotField } from '~/lib/form-rules'
import { contactPath } from '~/paths'
import { contactLimits } from './contacts'

interface ContactFields extends Record<string, string> {
  name: string
  email: string
  message: string
}

const keptFields = ['name', 'email', 'message']

export function ContactForm({ refused, isPending }: { refused: RefusedForm | undefined; isPending: boolean }) {
  const [form, fields] = useForm<ContactFields>({
    id: 'contact',
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  useKeptInput(form.id, { address: contactPath, names: keptFields, isRefused: refused !== undefined })
  return (
    <Form method="post" action={contactPath} id={form.id} onSubmit={form.onSubmit} noValidate>
      {refused ? (
        <ErrorSummary
          title={refused.message.title}
          lead={refused.message.description}
          formId={form.id}
          result={refused.lastResult}
        />
      ) : null}
      <input type="hidden" name="intent" value="send-message" />
      <Honeypot name={honeypotField} />
      <div className="space-y-5">
        <TextField
          meta={fields.name}
          label="Your Name"
          maxCharacters={contactLimits.name}
          required
          autoComplete="name"
        />
        <TextField
          meta={fields.email}
          label="Email Address"
          maxCharacters={contactLimits.email}
          type="email"
          required
          autoComplete="email"
        />
        <TextArea meta={fields.message} label="Message" maxCharacters={contactLimits.message} required rows={6} />
        <SubmitButton pending={isPending} label="Send Message" pendingLabel="Sending..." />
      </div>
    </Form>
  )
}
