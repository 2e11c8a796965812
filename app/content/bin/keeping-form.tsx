import { EditorForm, type PageFormProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { TextField } from '~/components/forms/field'
import { binPath } from '~/paths'
import { alwaysKeptVersions } from '~/content/revisions/versions'
import { keepingLabels, keepingLimits, keepingLine, type KeepingRule } from './keeping'

type KeepingValues = Record<keyof KeepingRule, string>

interface KeepingFormProps extends PageFormProps<KeepingValues> {
  rule: KeepingRule
}

export function KeepingForm({ rule, values, meta, answer }: KeepingFormProps) {
  const { form, fields, formRef } = useEditorForm<KeepingValues>('keeping', { values, answer })
  return (
    <section
      aria-labelledby="keeping-title"
      className="mt-4 max-w-2xl rounded-field border border-hairline bg-card p-6"
    >
      <h1 id="keeping-title">How Long Deleted Records and Versions Stay</h1>
      <p className="mt-3 mb-5">{keepingLine(rule)} What the rule deletes stays in backups until they are replaced.</p>
      <EditorForm
        form={form}
        formRef={formRef}
        meta={meta}
        answer={answer}
        intent="save-keeping-rule"
        saveLabel="Save the Rule"
        labels={keepingLabels}
        back={binPath}
        isInPage
      >
        <TextField
          meta={fields.binDays}
          label={keepingLabels.binDays}
          hint={`From ${limits('binDays')}.`}
          inputMode="numeric"
          required
        />
        <TextField
          meta={fields.versionDays}
          label={keepingLabels.versionDays}
          hint={`From ${limits('versionDays')}. The last ${String(alwaysKeptVersions)} versions of a record always stay.`}
          inputMode="numeric"
          required
        />
      </EditorForm>
    </section>
  )
}

function limits(field: keyof KeepingRule): string {
  const { min, max } = keepingLimits[field]
  return `${String(min)} to ${max.toLocaleString('en-US')}`
}
