/** The form of an editor. It posts natively as multipart. */
import { FormProvider, type FormMetadata } from '@conform-to/react'
import { Form, useFormAction, useNavigation } from '@remix-run/react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import { EditConflict, saveMine } from '~/components/editor/edit-conflict'
import { EditQuestion } from '~/components/editor/edit-question'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { ErrorSummary } from '~/components/forms/error-summary'
import { UploadsProvider, useUploads, waitForUpload } from '~/components/forms/uploads'
import { useUnsavedGuard } from '~/components/forms/use-unsaved-guard'

export interface EditorMeta {
  formToken: string
  version: string
  formKey: string
}

interface EditorFormProps<Fields extends Record<string, unknown>> {
  form: FormMetadata<Fields>
  meta: EditorMeta
  answer: EditorAnswer | undefined
  intent: string
  saveLabel: string
  /** In the order of the form. */
  labels: Readonly<Record<string, string>>
  back: string
  /** Part of a page, so it has no Cancel button. */
  isInPage?: boolean
  /** Enter in a line does not submit, for forms whose save may publish. */
  ignoresEnter?: boolean
  formRef: RefObject<HTMLFormElement>
  /** Buttons beside Save. */
  actions?: ReactNode
  children: ReactNode
}

export function EditorForm<Fields extends Record<string, unknown>>(props: EditorFormProps<Fields>) {
  return (
    <UploadsProvider>
      <FormWithUploads {...props} />
    </UploadsProvider>
  )
}

function FormWithUploads<Fields extends Record<string, unknown>>(props: EditorFormProps<Fields>) {
  const {
    form,
    formRef: ref,
    meta,
    answer,
    intent,
    saveLabel,
    labels,
    back,
    isInPage = false,
    ignoresEnter = false,
    actions,
    children,
  } = props
  const action = useFormAction()
  const isPending = useNavigation().formAction === action
  const isUploading = useUploads().underWay > 0
  useUnsavedGuard(ref, answer !== undefined)
  return (
    <Form
      ref={ref}
      method="post"
      action={action}
      encType="multipart/form-data"
      id={form.id}
      noValidate
      preventScrollReset
      onKeyDown={ignoresEnter ? ignoreEnter : undefined}
      onSubmit={(event) => {
        if (isUploading) event.preventDefault()
        else form.onSubmit(event)
      }}
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {saveLabel}
      </button>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={meta.formToken} />
      <input type="hidden" name={editorFields.version} value={answer?.version ?? meta.version} />
      <input type="hidden" name={editorFields.formKey} value={meta.formKey} />
      <Trouble answer={answer} formId={form.id} labels={labels} back={back} />
      <FormProvider context={form.context}>
        <div className="space-y-6">{children}</div>
      </FormProvider>
      <div
        className={
          isInPage
            ? 'mt-6'
            : 'save-bar sticky bottom-0 z-10 -mx-5 mt-8 -mb-5 flex flex-wrap gap-3 border-t-2 border-hairline bg-card px-5 py-3 sm:-mx-6 sm:px-6'
        }
      >
        <SubmitButton
          pending={isPending || isUploading}
          label={answer?.differences ? saveMine : saveLabel}
          pendingLabel={isUploading ? waitForUpload : 'Saving...'}
        />
        {actions}
        {isInPage ? null : (
          <ButtonLink to={back} preventScrollReset look="secondary">
            Cancel
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

interface TroubleProps {
  answer: EditorAnswer | undefined
  formId: string
  labels: Readonly<Record<string, string>>
  back: string
}

function Trouble({ answer, formId, labels, back }: TroubleProps) {
  return (
    <>
      <Problem answer={answer} formId={formId} labels={labels} back={back} />
      {answer?.notices && answer.notices.length > 0 ? (
        <p role="status" className="mb-6 rounded-field border-l-8 border-bark bg-panel px-5 py-4 wrap-anywhere">
          {answer.notices.join(' ')}
        </p>
      ) : null}
    </>
  )
}

function Problem({ answer, formId, labels, back }: TroubleProps) {
  if (!answer?.message) return null
  if (answer.question) return <EditQuestion question={answer.question} />
  if (answer.differences) return <EditConflict message={answer.message} differences={answer.differences} back={back} />
  const { message, lastResult } = answer
  return <ErrorSummary lead={leadOf(message)} formId={formId} result={lastResult} labels={labels} takesFocus />
}

function leadOf({ title, description }: { title: string; description: string }): string {
  return title === 'Error' ? description : `${title}: ${description}`
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target: field, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return
  if (!['button', 'submit', 'file'].includes(field.type)) event.preventDefault()
}
