import { Form, useNavigation } from '@remix-run/react'
import { formTokenField } from '~/lib/form-rules'
import { SelectField } from '~/components/forms/choice-fields'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import { PageDialog } from './page-dialog'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'

interface ConfirmDeleteProps {
  /** The text is the specification's. */
  question: string
  name: string
  consequence: string
  isRestorable?: boolean | undefined
  intent: string
  fields?: Readonly<Record<string, string>> | undefined
  /** The records that can take over what refers to this one. */
  heirs?: { label: string; choices: readonly { value: string; label: string }[] } | undefined
  keepLabel?: string | undefined
  deleteLabel?: string | undefined
  formToken: string
  back: string
  failed: string
}

export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { question, name, consequence, isRestorable = false, intent, fields = {}, keepLabel = 'Keep it' } = props
  const { heirs, deleteLabel = 'Delete', formToken, back, failed } = props
  const isPending = useNavigation().state === 'submitting'
  useRefusalToast()
  return (
    <PageDialog title={question} back={back} isQuestion>
      <p className="border-l-4 border-danger pl-4 text-xl wrap-anywhere">
        <strong>{name}</strong>
      </p>
      <p className="mt-4">
        {consequence}
        {isRestorable ? '' : ' This cannot be undone.'}
      </p>
      <Form method="post" preventScrollReset className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <input type="hidden" name="failed" value={failed} />
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {heirs ? (
          <div className="w-full">
            <SelectField name="heir" label={heirs.label} value="" empty="Choose" choices={heirs.choices} />
          </div>
        ) : null}
        <ButtonLink to={back} look="secondary" preventScrollReset>
          {keepLabel}
        </ButtonLink>
        <SubmitButton pending={isPending} label={deleteLabel} pendingLabel="Deleting..." look="danger" />
      </Form>
    </PageDialog>
  )
}
