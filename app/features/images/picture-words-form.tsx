import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/features/records/editor-fields'
import { labelsOf, type FormValuesOf } from '~/lib/record-fields'
import { FocusField } from './focus-field'
import { pictureFields, type LibraryPicture } from './library'

interface PictureWordsFormProps {
  picture: LibraryPicture
  values: FormValuesOf<typeof pictureFields>
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
}

export function PictureWordsForm({ picture, values, meta, answer, back }: PictureWordsFormProps) {
  const { form, formRef } = useEditorForm<FormValuesOf<typeof pictureFields>>('picture', { values, answer })
  const shared = { fields: pictureFields, formToken: meta.formToken, isNew: false, result: answer?.lastResult }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-picture"
      saveLabel="Save Picture"
      labels={labelsOf(pictureFields)}
      back={back}
      isInPage
    >
      <EditorFields {...shared} section="words" />
      <FieldGroup title="Focal point">
        <FocusField picture={picture} />
      </FieldGroup>
    </EditorForm>
  )
}
