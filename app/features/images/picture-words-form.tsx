import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldGroup } from '~/components/forms/field-group'
import { TextArea } from '~/components/forms/field'
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
  const { form, fields, formRef } = useEditorForm<FormValuesOf<typeof pictureFields>>('picture', { values, answer })
  const { alt, caption } = pictureFields
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
      <TextArea meta={fields.alt} label={alt.label} hint={alt.hint} maxCharacters={alt.max} rows={alt.rows} />
      <TextArea
        meta={fields.caption}
        label={caption.label}
        hint={caption.hint}
        maxCharacters={caption.max}
        rows={caption.rows}
      />
      <FieldGroup title="Focal point">
        <FocusField picture={picture} />
      </FieldGroup>
    </EditorForm>
  )
}
