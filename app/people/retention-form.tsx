import { EditorForm, type PageFormProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { TextField } from '~/components/forms/field'
import { peoplePath } from '~/paths'
import { expiredLine, retentionLabels, retentionLimits, retentionName, type Expired } from './retention'

type RetentionValues = { months: string }

interface RetentionFormProps extends PageFormProps<RetentionValues> {
  months: number | null
  expired: Expired | undefined
}

export function RetentionForm({ months, expired, values, meta, answer }: RetentionFormProps) {
  const { form, fields, formRef } = useEditorForm<RetentionValues>('retention', { values, answer })
  return (
    <section aria-labelledby="retention-title" className="max-w-2xl rounded-field border border-hairline bg-card p-6">
      <h2 id="retention-title">How Long Closed Entries Stay</h2>
      <p className="mt-3">
        {months === null || expired === undefined
          ? 'The rule is off: quotes and messages stay until somebody deletes them.'
          : `Closed quotes and messages are deleted for good ${retentionName(months)} after they came in, with their notes, answers, and mail. The next daily run deletes ${expiredLine(expired)}.`}
      </p>
      <p className="mt-3 mb-5">
        What counts is the day it came in, not the day it was closed. What is open, contacted, or replied to stays.
        Backups keep it until they are replaced.
      </p>
      <EditorForm
        form={form}
        formRef={formRef}
        meta={meta}
        answer={answer}
        intent="save-retention"
        saveLabel="Save the Rule"
        labels={retentionLabels}
        back={peoplePath}
        isInPage
      >
        <TextField
          meta={fields.months}
          label={retentionLabels.months}
          hint={`From ${String(retentionLimits.min)} to ${String(retentionLimits.max)}. Leave it empty to turn the rule off.`}
          inputMode="numeric"
        />
      </EditorForm>
    </section>
  )
}
