/** On the Operators page: whether owners need a second factor. */
import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextField } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { SubmitButton } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { formTokenField } from '~/lib/form-rules'
import { nameList } from '~/lib/name-list'
import type { OperatorAccount } from '~/lib/roles'
import { operatorsPath, securityPath } from '~/paths'

export const secondFactorRuleIntent = 'set-second-factor-rule'

interface SecondFactorRuleProps {
  isNeeded: boolean
  operators: readonly OperatorAccount[]
  ownId: number
  formToken: string
  refused: RefusedForm | undefined
}

interface RuleFields extends Record<string, string> {
  currentPassword: string
}

export function SecondFactorRule({ isNeeded, operators, ownId, formToken, refused }: SecondFactorRuleProps) {
  const [form, fields] = useForm<RuleFields>({
    id: secondFactorRuleIntent,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().formData?.get('intent') === secondFactorRuleIntent
  const without = operators.filter(({ role, hasSecondFactor }) => role === 'owner' && !hasSecondFactor)
  const lacksOwn = without.some(({ id }) => id === ownId)
  return (
    <section aria-labelledby="second-factor-rule" className="mt-10 rounded-field border border-hairline bg-card p-6">
      <h2 id="second-factor-rule">Owners need a second factor</h2>
      <p className="mt-3">
        <strong>{isNeeded ? 'On.' : 'Off.'}</strong>{' '}
        {isNeeded
          ? 'An owner without one sets it up before anything else.'
          : 'A password alone opens the account of an owner who has not turned it on.'}
      </p>
      {without.length === 0 ? null : (
        <p className="mt-2">Owners without one: {nameList(without.map(({ username }) => username))}.</p>
      )}
      {!isNeeded && lacksOwn ? (
        <p className="mt-2">
          Set up your own on the <SiteLink to={securityPath}>Security</SiteLink> page first. Then you can turn this on.
        </p>
      ) : (
        <Form
          method="post"
          action={operatorsPath}
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate
          preventScrollReset
          className="mt-5 space-y-5"
        >
          {refused ? (
            <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
          ) : null}
          <input type="hidden" name="intent" value={secondFactorRuleIntent} />
          <input type="hidden" name="isNeeded" value={isNeeded ? 'false' : 'true'} />
          <input type="hidden" name={formTokenField} value={formToken} />
          <TextField
            meta={fields.currentPassword}
            label="Your password"
            type="password"
            required
            autoComplete="current-password"
          />
          <SubmitButton
            pending={isPending}
            label={isNeeded ? 'Turn Off' : 'Turn On'}
            pendingLabel="Saving..."
            look="secondary"
          />
        </Form>
      )}
    </section>
  )
}
