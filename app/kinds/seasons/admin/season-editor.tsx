import { useField } from '@conform-to/react'
import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { SelectField } from '~/components/forms/choice-fields'
import { errorOf, typed } from '~/components/forms/field'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/content/editor/editor-fields'
import { seasonFields, seasonLabels, type SeasonValues } from '~/kinds/seasons/season.fields'
import { stateChoices } from '~/lib/states.data'

export function SeasonEditor({ values, meta, answer, back }: EditorProps<SeasonValues>) {
  const { form, formRef } = useEditorForm<SeasonValues>('season', { values, answer })
  const isNew = meta.version === ''
  const shared = { fields: seasonFields, formToken: meta.formToken, isNew, result: answer?.lastResult }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-season"
      saveLabel={isNew ? 'Create Season' : 'Save Season'}
      labels={seasonLabels}
      back={back}
    >
      <FieldColumns
        beside={
          <FieldGroup title="Where it says so">
            <EditorFields {...shared} section="source" />
          </FieldGroup>
        }
      >
        <EditorFields {...shared} section="season" own={{ state: <StateField /> }} />
      </FieldColumns>
    </EditorForm>
  )
}

function StateField() {
  const [meta] = useField<string>('state')
  const { label, empty } = seasonFields.state
  return (
    <SelectField
      // The key remounts the uncontrolled field with the submitted value.
      key={meta.key}
      name={meta.name}
      id={meta.id}
      label={label}
      choices={stateChoices}
      value={typed(meta)}
      empty={empty}
      error={errorOf(meta)}
    />
  )
}
