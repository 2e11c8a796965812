import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextField } from '~/components/forms/field'
import { isRefusedForm, type RefusedForm } from '~/components/forms/refused-form'
import { formTokenField } from '~/lib/form-rules'
import { securityPath } from '~/paths'
import { recoveryCodesPath } from './recovery-codes'
import type { CodeIntent, SecurityIntent } from './security-intents'

interface SecurityFormProps {
  intent: CodeIntent
  formToken: string
  /** Action data, whichever form was sent. */
  answer: unknown
  button: { label: string; pendingLabel: string; look?: 'primary' | 'secondary' | 'danger' }
  codeHint: string
}

interface SecurityFields extends Record<string, string> {
  currentPassword: string
  appCode: string
}

export function SecurityForm({ intent, formToken, answer, button, codeHint }: SecurityFormProps) {
  const refused = refusalOf(answer, intent)
  const [form, fields] = useForm<SecurityFields>({
    id: intent,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      method="post"
      action={intent === 'switch-off-second-factor' ? securityPath : recoveryCodesPath}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      preventScrollReset
      className="mt-5 max-w-md"
    >
      {refused ? (
        <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
      ) : null}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <div className="space-y-5">
        <TextField meta={fields.appCode} label="Code" hint={codeHint} required autoComplete="one-time-code" />
        <TextField
          meta={fields.currentPassword}
          label="Your password"
          type="password"
          required
          autoComplete="current-password"
        />
        <SubmitButton pending={isPending} {...button} />
      </div>
    </Form>
  )
}

export function refusalOf(answer: unknown, intent: SecurityIntent): RefusedForm | undefined {
  return isRefusedForm(answer) && 'intent' in answer && answer.intent === intent ? answer : undefined
}
