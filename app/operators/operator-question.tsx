/** Asks before a change of an operator's account. Most changes need the operator's own password. */
import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { CheckboxGroup } from '~/components/forms/choice-fields'
import { ErrorSummary } from '~/components/forms/error-summary'
import { errorOf } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { BackToList } from '~/components/lists/back-to-list'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import type { CredentialCounts } from '~/lib/credentials'
import { formTokenField } from '~/lib/form-rules'
import type { OperatorAccount } from '~/lib/roles'
import { operatorsPath } from '~/paths'
import { CurrentPassword } from './account-form'
import { AlsoMade } from './also-made'
import { otherRole, questionIntents, questionWords, type OperatorQuestionName } from './operator-changes'

interface OperatorQuestionProps {
  name: OperatorQuestionName
  operator: OperatorAccount
  isSelf: boolean
  /** What would end. */
  open: CredentialCounts
  formToken: string
  refused: RefusedForm | undefined
}

interface QuestionFields extends Record<string, string> {
  currentPassword: string
  confirmed: string
}

export function OperatorQuestion({ name, operator, isSelf, open, formToken, refused }: OperatorQuestionProps) {
  const [form, fields] = useForm<QuestionFields>({
    id: name,
    lastResult: refused?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const isPending = useNavigation().state === 'submitting'
  const { title, text, button } = questionWords(name, operator, { isSelf, open })
  return (
    <section aria-labelledby="operator-question" className="max-w-measure">
      <BackToList list={operatorsPath} whole={operatorsPath} name="Operators" />
      <h1 id="operator-question" className="mt-4 wrap-anywhere">
        {title}
      </h1>
      <p className="mt-4 wrap-anywhere">{text}</p>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-6 max-w-md space-y-5">
        {refused ? (
          <ErrorSummary lead={refused.message.description} formId={form.id} result={refused.lastResult} />
        ) : null}
        <input type="hidden" name="intent" value={questionIntents[name]} />
        <input type="hidden" name={formTokenField} value={formToken} />
        {name === 'role' ? <input type="hidden" name="role" value={otherRole(operator.role)} /> : null}
        {name === 'remove' && isSelf ? (
          <CheckboxGroup
            name={fields.confirmed.name}
            id={fields.confirmed.id}
            label="Are you sure?"
            choices={[{ value: 'yes', label: 'Yes, remove my own account' }]}
            values={[]}
            error={errorOf(fields.confirmed)}
          />
        ) : null}
        {name === 'sessions' ? (
          <AlsoMade id="also-made" made={open} />
        ) : (
          <CurrentPassword meta={fields.currentPassword} />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={isPending} {...button} />
          <ButtonLink to={operatorsPath} look="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </section>
  )
}
