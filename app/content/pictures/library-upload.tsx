import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { errorOf, TextArea, typed } from '~/components/forms/field'
import { labelsOf, type FormValuesOf } from '~/lib/record-fields'
import { picturesPath } from '~/paths'
import { uploadFields, uploadIntent } from './library'
import { PictureField } from './picture-field'

interface LibraryUploadProps {
  formToken: string
  answer: EditorAnswer | undefined
}

export function LibraryUpload({ formToken, answer }: LibraryUploadProps) {
  const { form, fields, formRef } = useEditorForm<FormValuesOf<typeof uploadFields>>('upload', {
    values: { picture: '', alt: '' },
    answer,
  })
  const { picture, alt } = uploadFields
  return (
    <details open={answer !== undefined} className="my-4 rounded-field border border-hairline bg-card px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-sans font-semibold">Upload a Picture</summary>
      <div className="max-w-measure pt-2 pb-3">
        <EditorForm
          form={form}
          formRef={formRef}
          meta={{ formToken, version: '', formKey: '' }}
          answer={answer}
          intent={uploadIntent}
          saveLabel="Save in the Library"
          labels={labelsOf(uploadFields)}
          back={picturesPath}
          isInPage
        >
          <PictureField
            key={fields.picture.key}
            name={fields.picture.name}
            id={fields.picture.id}
            fileName={picture.fileName}
            label={picture.label}
            error={errorOf(fields.picture)}
            url={typed(fields.picture)}
            altName={fields.alt.name}
            formToken={formToken}
            hasLibrary={false}
          />
          <TextArea meta={fields.alt} label={alt.label} hint={alt.hint} maxCharacters={alt.max} rows={alt.rows} />
        </EditorForm>
      </div>
    </details>
  )
}
