import { BackToList } from '~/components/lists/back-to-list'
import { useSite } from '~/components/layout/site-context'
import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldGroup } from '~/components/forms/field-group'
import { ButtonLink } from '~/components/ui/button'
import { TextArea } from '~/components/forms/field'
import { longDateTime } from '~/lib/date-and-time'
import { labelsOf, type FormValuesOf } from '~/lib/record-fields'
import { picturePath, picturesPath } from '~/paths'
import { withListBack } from '~/lib/list-back'
import { FocusField } from './focus-field'
import { libraryMessages, pictureFields, pictureName, type LibraryPicture } from './library'
import { isNamed, type PictureUses } from './picture-uses'
import { UsesView } from './uses-view'

interface PictureWordsFormProps extends EditorProps<FormValuesOf<typeof pictureFields>> {
  picture: LibraryPicture
}

interface PicturePageProps extends PictureWordsFormProps {
  uses: PictureUses
}

export function PicturePage({ picture, uses, values, meta, answer, back }: PicturePageProps) {
  const { timeZone } = useSite()
  const { hash, src, width, height, uploadedAt, alt } = picture
  return (
    <section aria-labelledby="picture-title">
      <BackToList list={back} whole={picturesPath} name="Pictures" />
      <h1 id="picture-title" tabIndex={-1} data-quiet-focus className="mt-4 wrap-anywhere">
        {pictureName(picture)}
      </h1>
      <p className="mt-1 font-sans text-soft tabular-nums">
        {width} × {height} px, uploaded <time dateTime={uploadedAt}>{longDateTime(uploadedAt, timeZone)}</time>
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div>
          <a href={src} target="_blank" rel="noreferrer" className="block">
            <img
              src={src}
              alt={alt ?? 'The picture'}
              width={width}
              height={height}
              className="h-auto max-h-[32rem] w-auto max-w-full rounded-field border border-hairline bg-panel"
            />
            <span className="sr-only">Open it alone (in a new tab)</span>
          </a>
          <h2 className="mt-8">Where it is used</h2>
          <UsesView uses={uses} />
          <div className="mt-6 flex flex-wrap gap-3">
            {uses.records.length + uses.drafts.length === 0 ? null : (
              <ButtonLink to={picturePath(hash, 'replace')} look="secondary">
                Replace Everywhere
              </ButtonLink>
            )}
            {isNamed(uses) ? null : (
              <ButtonLink to={withListBack(picturePath(hash, 'delete'), back)} look="secondary">
                Delete
              </ButtonLink>
            )}
          </div>
          {isNamed(uses) ? null : <p className="mt-3 font-sans text-base text-soft">{libraryMessages.grace}</p>}
        </div>
        <div>
          <h2 className="mb-4">What it shows</h2>
          <PictureWordsForm picture={picture} values={values} meta={meta} answer={answer} back={back} />
        </div>
      </div>
    </section>
  )
}

function PictureWordsForm({ picture, values, meta, answer, back }: PictureWordsFormProps) {
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
