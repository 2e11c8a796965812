import { EditorForm, type PageFormProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { SelectField } from '~/components/forms/choice-fields'
import { errorOf, TextArea, TextField, typed } from '~/components/forms/field'
import { useSite } from '~/components/layout/site-context'
import { mailPath } from '~/paths'
import { hourLabel, mailSettingsLabels as labels, type MailSettingsValues } from './mail-settings'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourLabel(hour) }))

export function MailSettingsForm({ values, meta, answer }: PageFormProps<MailSettingsValues>) {
  const { email, timeZone } = useSite()
  const { form, fields, formRef } = useEditorForm<MailSettingsValues>('mail-settings', { values, answer })
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-mail-settings"
      saveLabel="Save Settings"
      labels={labels}
      back={mailPath}
      isInPage
    >
      <TextArea
        meta={fields.mailRecipients}
        label={labels.mailRecipients}
        hint={`One address on each line. They get a mail for each new request and message, and a daily list of what is overdue. Leave it empty to use ${email}.`}
        rows={4}
      />
      <SelectField
        name={fields.overdueHour.name}
        id={fields.overdueHour.id}
        label={labels.overdueHour}
        hint={`Once a day, in the time zone ${timeZone}, and only when something is overdue or was marked as spam.`}
        choices={hours}
        value={typed(fields.overdueHour)}
        empty="Choose an hour"
        error={errorOf(fields.overdueHour)}
      />
      <TextField
        meta={fields.dailyMailCap}
        label={labels.dailyMailCap}
        hint="What your mail provider allows. At half of it, receipts wait until the next day, and one mail an hour tells of all new requests. The last quarter is kept for your answers, which are always sent."
        inputMode="numeric"
        required
      />
    </EditorForm>
  )
}
