/** The form posts natively as multipart. */
import { FormProvider, type FormMetadata } from '@conform-to/react'
import { Form, useFormAction, useNavigation } from '@remix-run/react'
import { Fragment, useEffect, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { SubmitButton } from '~/components/ui/button'
import { EditConflict, hasChoices, saveChoices } from '~/components/editor/edit-conflict'
import { EditQuestion } from '~/components/editor/edit-question'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { ErrorSummary } from '~/components/forms/error-summary'
import { UploadsProvider, useUploads, waitForUpload } from '~/components/forms/uploads'
import { SaveBar, stayButton } from './save-bar'
import { UnsentOffers } from './unsent-offers'
import { useDraftSaving } from './use-draft-saving'
import { useEditorPlace } from './use-editor-place'
import { useOpenedForm, type EditorMeta } from './use-opened-form'

export type { EditorMeta } from './use-opened-form'

/** The form of every kind receives these props. */
export interface EditorProps<Values> {
  values: Values
  meta: EditorMeta
  answer: EditorAnswer | undefined
  /** The address of the list. */
  back: string
}

/** A page has several such forms, each of which leads back to one address. */
export type PageFormProps<Values> = Omit<EditorProps<Values>, 'back'>

interface EditorFormProps<Fields extends Record<string, unknown>> {
  form: FormMetadata<Fields>
  meta: EditorMeta
  answer: EditorAnswer | undefined
  intent: string
  saveLabel: string
  labels: Readonly<Record<string, string>>
  back: string
  isInPage?: boolean
  /** Enter in a line does not submit, since a save may publish. */
  ignoresEnter?: boolean
  formRef: RefObject<HTMLFormElement>
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
  const opened = useOpenedForm(meta, answer, isPending)
  const { draft } = opened
  const saving = useDraftSaving(ref, { url: draft?.url, reply: answer, openedAs: draft?.tabKey, asksUntilSaved: true })
  const place = useEditorPlace(ref, answer, draft?.tabKey)
  useStayKey(ref, draft !== undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter, isListButton } = senderOf(event)
    if (isUploading || (isPending && !isListButton)) {
      event.preventDefault()
      return
    }
    const underWay = isListButton ? undefined : saving.saver.current?.settled()
    if (underWay) {
      // An automatic save that arrived after this one would be a draft of what is stored already.
      const { currentTarget } = event
      event.preventDefault()
      void Promise.race([underWay, pause(longestWaitMs)]).then(() => {
        currentTarget.requestSubmit(submitter)
      })
      return
    }
    if (!isListButton) {
      saving.noteSubmit()
      place.keep(submitter)
    }
    form.onSubmit(event)
  }
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
      onSubmit={submit}
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {saveLabel}
      </button>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={meta.formToken} />
      <input type="hidden" name={editorFields.version} value={answer?.version ?? opened.version} />
      {answer?.base === undefined ? null : <input type="hidden" name={editorFields.base} value={answer.base} />}
      {Object.entries(answer?.choices ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fragment key={draft?.tabKey}>
        <input type="hidden" name={editorFields.formKey} defaultValue={opened.formKey} />
        {draft ? (
          <>
            <input type="hidden" name={editorFields.tabKey} defaultValue={draft.tabKey} />
            <input type="hidden" name={editorFields.draftVersion} defaultValue={draft.version} />
            <input type="hidden" name={editorFields.sequence} defaultValue="1" />
            <input type="hidden" name={editorFields.stay} value={answer?.sent?.[editorFields.stay] ?? ''} />
          </>
        ) : null}
      </Fragment>
      <Trouble answer={answer} formId={form.id} labels={labels} back={back} />
      {draft ? (
        <UnsentOffers
          formRef={ref}
          url={draft.url}
          saves={meta.draft?.saves}
          formToken={meta.formToken}
          labels={labels}
        />
      ) : null}
      <FormProvider context={form.context}>
        <div className="space-y-6">{children}</div>
      </FormProvider>
      <SaveBar
        save={
          <SubmitButton
            name={stayButton.name}
            value=""
            pending={isPending || isUploading}
            label={hasChoices(answer?.differences) ? saveChoices : saveLabel}
            pendingLabel={isUploading ? waitForUpload : 'Saving...'}
          />
        }
        saveLabel={saveLabel}
        actions={actions}
        {...(draft ? { drafts: { state: saving.state, isPending } } : {})}
        {...(isInPage ? {} : { back })}
      />
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
  const { message, lastResult, differences } = answer
  return (
    <>
      {differences && !lastResult.error ? null : (
        <ErrorSummary lead={leadOf(message)} formId={formId} result={lastResult} labels={labels} takesFocus />
      )}
      {differences ? <EditConflict message={message} differences={differences} back={back} /> : null}
    </>
  )
}

function leadOf({ title, description }: { title: string; description: string }): string {
  return title === 'Error' ? description : `${title}: ${description}`
}

const longestWaitMs = 3000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** conform's buttons change a list and send nothing. */
function senderOf({ nativeEvent }: FormEvent) {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return { submitter, isListButton: submitter?.getAttribute('name') === '__intent__' }
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target: field, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(field instanceof HTMLInputElement)) return
  if (!['button', 'submit', 'file'].includes(field.type)) event.preventDefault()
}

function useStayKey(ref: RefObject<HTMLFormElement>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      const { name, value } = stayButton
      const button = ref.current?.querySelector<HTMLButtonElement>(`button[name="${name}"][value="${value}"]`)
      if (!event.repeat && button) ref.current?.requestSubmit(button)
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [ref, isOn])
}
