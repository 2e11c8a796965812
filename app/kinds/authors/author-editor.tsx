import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/content/editor/editor-fields'
import { authorFields, authorLabels, type AuthorValues } from './author.fields'

interface AuthorEditorProps {
  values: AuthorValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
}

export function AuthorEditor({ values, meta, answer, back }: AuthorEditorProps) {
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
