import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/content/editor/editor-fields'
import { authorFields, authorLabels, type AuthorValues } from './author.fields'

export function AuthorEditor({ values, meta, answer, back }: EditorProps<AuthorValues>) {
  const { form, formRef } = useEditorForm<AuthorValues>('author', { values, answer })
  const isNew = meta.version === ''
  const shared = {
    fields: authorFields,
    formToken: meta.formToken,
    isNew,
    result: answer?.lastResult,
    aside: answer?.aside,
  }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-author"
      saveLabel={isNew ? 'Create Author' : 'Save Author'}
      labels={authorLabels}
      back={back}
    >
      <FieldColumns
        beside={
          <FieldGroup title="Picture">
            <EditorFields {...shared} section="picture" />
          </FieldGroup>
        }
      >
        <EditorFields {...shared} section="text" />
      </FieldColumns>
    </EditorForm>
  )
}
