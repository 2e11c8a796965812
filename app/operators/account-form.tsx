/** A form about an operator's account says, when refused, what is wrong at its head and beside each field. */
import { useForm, type FieldMetadata } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextField } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'

type FieldsOf<Values extends Record<string, string>> = ReturnType<typeof useForm<Values>>[1]

interface AccountFormProps<Values extends Record<string, string>> {
  /** The intent is also the form's id. */
  intent: string
  action?: string
  formToken: string
  refused: RefusedForm | undefined
  button: { label: string; pendingLabel: string; look?: 'primary' | 'secondary' | 'danger' }
  children: (fields: FieldsOf<Values>) => ReactNode
}

export function AccountForm<Values extends Record<string, string>>({
  intent,
  formToken,
  refused,
  button,
  children,
  ...target
}: AccountFormProps<Values>) {
  const [form, fields] = useForm<Values>({
    id: intent,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      method="post"
      {...target}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      preventScrollReset
      className="mt-5 max-w-md space-y-5"
    >
      {refused ? (
        <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
      ) : null}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      {children(fields)}
      <SubmitButton pending={isPending} {...button} />
    </Form>
  )
}

export function CurrentPassword({ meta, label = 'Your password' }: { meta: FieldMetadata<unknown>; label?: string }) {
  return <TextField meta={meta} label={label} type="password" required autoComplete="current-password" />
}
