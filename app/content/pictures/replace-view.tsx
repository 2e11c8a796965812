import { Form, useNavigation } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { errorOf, typed } from '~/components/forms/field'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { picturePath } from '~/paths'
import { pictureName, replaceIntent, type LibraryPicture } from './library'
import { PictureField } from './picture-field'
import type { PictureUses } from './picture-uses'
import { UsesView } from './uses-view'

export const replacementField = {
  name: 'replacement',
  fileName: 'replacementFile',
  label: 'The other picture',
} as const

interface ReplaceViewProps {
  picture: LibraryPicture
  other: LibraryPicture | undefined
  uses: PictureUses
  formToken: string
  answer: EditorAnswer | undefined
}

export function ReplaceView({ picture, other, uses, formToken, answer }: ReplaceViewProps) {
  const back = picturePath(picture.hash)
  return (
    <section aria-labelledby="replace-title" className="max-w-measure">
      <BackToList list={back} whole={back} name={pictureName(picture)} />
      <h1 id="replace-title" tabIndex={-1} data-quiet-focus className="mt-4 wrap-anywhere">
        Replace {pictureName(picture)}
      </h1>
      {other ? (
        <>
          <div className="mt-6 grid grid-cols-2 gap-4">
            <Side label="Now" picture={picture} />
            <Side label="Then" picture={other} />
          </div>
          <Question other={other} formToken={formToken} back={back} isUsed={isUsed(uses)} />
        </>
      ) : (
        <>
          <p className="mt-2 mb-6">
            Upload another picture, or choose one from the library. Then you see all the places, and decide.
          </p>
          <Choice formToken={formToken} answer={answer} back={back} />
        </>
      )}
      <h2 className="mt-10">Its places</h2>
      <p className="mt-2 max-w-measure font-sans text-base text-soft">
        Replaced in records and drafts. Old versions and the bin keep the picture. So do alternative texts that a record
        has of its own: read them again afterward.
      </p>
      <UsesView uses={uses} />
    </section>
  )
}

function isUsed({ records, authors, drafts }: PictureUses): boolean {
  return records.length + authors.length + drafts.length > 0
}

function Side({ label, picture }: { label: string; picture: LibraryPicture }) {
  return (
    <figure>
      <img
        src={picture.src}
        alt={picture.alt ?? ''}
        width={picture.width}
        height={picture.height}
        className="aspect-4/3 h-auto w-full rounded-field border border-hairline bg-panel object-contain"
      />
      <figcaption className="mt-1 font-sans text-base wrap-anywhere">
        <strong>{label}:</strong> {pictureName(picture)}
      </figcaption>
    </figure>
  )
}

interface QuestionProps {
  other: LibraryPicture
  formToken: string
  back: string
  isUsed: boolean
}

function Question({ other, formToken, back, isUsed: hasPlaces }: QuestionProps) {
  const isPending = useNavigation().state === 'submitting'
  if (!hasPlaces)
    return <p className="mt-6">No record and no draft names the picture, so there is nothing to replace.</p>
  return (
    <Form method="post" className="mt-6 flex flex-wrap gap-3">
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name="intent" value={replaceIntent} />
      <input type="hidden" name="by" value={other.hash} />
      <ButtonLink to={back} look="secondary">
        Keep it
      </ButtonLink>
      <SubmitButton pending={isPending} label="Replace Everywhere" pendingLabel="Replacing..." />
    </Form>
  )
}

type ChoiceProps = Pick<ReplaceViewProps, 'formToken' | 'answer'> & { back: string }

function Choice({ formToken, answer, back }: ChoiceProps) {
  const { form, fields, formRef } = useEditorForm<{ replacement: string }>('replace', {
    values: { replacement: '' },
    answer,
  })
  const { replacement: meta } = fields
  const { name, fileName, label } = replacementField
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={{ formToken, version: '', formKey: '' }}
      answer={answer}
      intent="name-replacement"
      saveLabel="Continue"
      labels={{ [name]: label }}
      back={back}
      isInPage
    >
      <PictureField
        key={meta.key}
        name={meta.name}
        id={meta.id}
        fileName={fileName}
        label={label}
        error={errorOf(meta)}
        url={typed(meta)}
        aside={answer?.aside}
        formToken={formToken}
      />
    </EditorForm>
  )
}
