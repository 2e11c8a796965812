import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextField } from '~/components/forms/field'
import { formTokenField } from '~/lib/form-rules'
import { passwordLength } from '~/lib/password-rules'
import { refusalOf } from './security-form'

const intent = 'change-password'

interface PasswordFields extends Record<string, string> {
  currentPassword: string
  newPassword: string
  newPasswordAgain: string
}

export function OwnPassword({ formToken, answer }: { formToken: string; answer: unknown }) {
  const refused = refusalOf(answer, intent)
  const [form, fields] = useForm<PasswordFields>({
    id: intent,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <section aria-labelledby="own-password" className="no-print rounded-field border border-hairline bg-card p-6">
      <h2 id="own-password">Password</h2>
      <p className="mt-3 max-w-measure">All your other sessions end. You stay logged in here.</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate preventScrollReset className="mt-5 max-w-md">
        {refused ? (
          <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
        ) : null}
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <div className="space-y-5">
          <TextField
            meta={fields.currentPassword}
            label="Current password"
            type="password"
            required
            autoComplete="current-password"
          />
          <TextField
            meta={fields.newPassword}
            label="New password"
            hint={`At least ${String(passwordLength.min)} characters. Four or more words that do not belong together make a good one.`}
            type="password"
            required
            autoComplete="new-password"
          />
          <TextField
            meta={fields.newPasswordAgain}
            label="New password again"
            type="password"
            required
            autoComplete="new-password"
          />
          <SubmitButton pending={isPending} label="Change Password" pendingLabel="Changing..." />
        </div>
      </Form>
    </section>
  )
}
