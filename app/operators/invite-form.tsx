import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { RadioGroup } from '~/components/forms/choice-fields'
import { ErrorSummary } from '~/components/forms/error-summary'
import { errorOf, TextField, typed } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { operatorRoles, roleWords } from '~/lib/roles'
import { operatorsPath } from '~/paths'

export const inviteIntent = 'invite-operator'

interface InviteFormProps {
  formToken: string
  refused: RefusedForm | undefined
  isMailSetUp: boolean
}

interface InviteFields extends Record<string, string> {
  name: string
  role: string
  email: string
  currentPassword: string
}

const choices = operatorRoles.map((role) => ({ value: role, ...roleWords[role] })).toReversed()

export function InviteForm({ formToken, refused, isMailSetUp }: InviteFormProps) {
  const [form, fields] = useForm<InviteFields>({
    id: inviteIntent,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().formData?.get('intent') === inviteIntent
  return (
    <section aria-labelledby="invite" className="rounded-field border border-hairline bg-card p-6">
      <h2 id="invite">Invite somebody</h2>
      <p className="mt-3">You get a link that works once, for three days. Whoever opens it chooses a password.</p>
      <Form
        method="post"
        // Without JavaScript the browser scrolls to the link.
        action={`${operatorsPath}#invitation-link`}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        preventScrollReset
        className="mt-5 space-y-5"
      >
        {refused ? (
          <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
        ) : null}
        <input type="hidden" name="intent" value={inviteIntent} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <TextField meta={fields.name} label="Name" hint="Suggested as the username" required autoComplete="off" />
        <RadioGroup
          name={fields.role.name}
          id={fields.role.id}
          label="Role"
          choices={choices}
          value={typed(fields.role) || 'editor'}
          error={errorOf(fields.role)}
        />
        {isMailSetUp ? (
          <TextField
            meta={fields.email}
            label="Email address"
            hint="The link is sent there, too"
            type="email"
            autoComplete="off"
          />
        ) : null}
        <TextField
          meta={fields.currentPassword}
          label="Your password"
          type="password"
          required
          autoComplete="current-password"
        />
        <SubmitButton pending={isPending} label="Make an Invitation" pendingLabel="Making..." />
      </Form>
    </section>
  )
}
