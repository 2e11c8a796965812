/** The page on which an answer is written. */
import { Form, useNavigation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { UnsentOffers } from '~/components/editor/unsent-offers'
import { useDraftSaving } from '~/components/editor/use-draft-saving'
import { EditConflict } from '~/components/editor/edit-conflict'
import { EditQuestion } from '~/components/editor/edit-question'
import { isEditorAnswer, type EditorAnswer } from '~/components/editor/editor-answer'
import { SelectField, TextAreaInput, TextInput, type Choice } from '~/components/forms/choice-fields'
import { ErrorSummary } from '~/components/forms/error-summary'
import { useMayDiscard } from '~/components/layout/operator-context'
import { BackToList } from '~/components/lists/back-to-list'
import { Button, ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import type { InboxEntry, InboxTab } from '~/inbox/entries/inbox'
import type { OtherEntry } from '~/inbox/entries/same-person'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { withListBack } from '~/lib/list-back'
import { answerDeletePath, answerDraftPath, answerPath, entryPath, templatesPath } from '~/paths'
import type { SavingState } from '~/components/editor/draft-saver'
import { SavingStatus } from '~/components/editor/saving-status'
import { LocalTime } from '~/components/ui/local-time'
import { FoldedText } from '~/inbox/entries/folded-text'
import { AlsoAnswers } from './also-answers'
import { answerLimits, draftLabels, type AnswerDraft } from './answer-draft'
import { AnswerPriceFields, type PriceSource } from './answer-price-fields'

export interface AnswerReply extends EditorAnswer {
  values?: AnswerDraft
  template?: string
  /** The revision is new when the values are others than typed. */
  revision?: string
  /** The intent that an answer to the question submits. */
  submits?: string
}

export function isAnswerReply(value: unknown): value is AnswerReply {
  return isEditorAnswer(value)
}

interface AnswerFormProps {
  tab: InboxTab
  entry: InboxEntry
  reference: string
  formToken: string
  formKey: string
  isMailSetUp: boolean
  /** Other requests of this person that are still open. */
  open: readonly OtherEntry[]
  templates: readonly Choice[]
  priceSources: readonly PriceSource[]
  values: AnswerDraft
  saved: { version: number; at: string; by: string; operatorId: number | null; formKey: string } | null
  reply: AnswerReply | undefined
  /** The list to go back to. */
  list: string
}

const formId = 'answer'

/** The reply may bring other values, so nobody may type over the old ones meanwhile. */
const untouchable = { inert: '' }

export function AnswerForm(props: AnswerFormProps) {
  const { tab, entry, reference, formToken, isMailSetUp, templates, priceSources, saved, reply, list } = props
  const ref = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const mayDiscard = useMayDiscard()
  const isPending = useNavigation().formAction !== undefined
  // Loading the data again brings another key; the form stays the same one.
  const [formKey] = useState(props.formKey)
  const [opened] = useState(saved)
  const { state: saving, noteSubmit } = useDraftSaving(ref, { url: answerDraftPath(tab, entry.id), reply })
  // A draft that another form has saved is not this form's to overwrite.
  const known = saved?.formKey === formKey ? saved : opened
  const version = reply?.version ?? (known ? String(known.version) : '')
  const [shown, setShown] = useState({ revision: reply?.revision, values: reply?.values ?? props.values })
  if (reply?.revision !== undefined && reply.revision !== shown.revision && reply.values) {
    setShown({ revision: reply.revision, values: reply.values })
  }
  const { values } = shown
  const errors = reply?.lastResult.error ?? {}
  const errorAt = (name: string) => errors[name]?.join('. ')
  const back = withListBack(entryPath(tab, entry.id), list)
  return (
    <div>
      <BackToList list={back} whole={back} name={`Back to ${reference}`} />
      <h1 className="mt-4 wrap-anywhere">Answer to {entry.sender}</h1>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <RequestBeside tab={tab} entry={entry} />
        <Form
          ref={ref}
          onSubmit={noteSubmit}
          method="post"
          action={withListBack(answerPath(tab, entry.id), list)}
          id={formId}
          noValidate
          preventScrollReset
          className="min-w-0 lg:row-start-1"
        >
          {/* Enter presses the first button of a form. With JavaScript the totals are there already. */}
          <button
            type="submit"
            name="intent"
            value="update-totals"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
            onClick={(event) => {
              event.preventDefault()
            }}
          >
            Update totals
          </button>
          <input type="hidden" name="intent" value={reply?.submits ?? 'save-draft'} />
          <input type="hidden" name={formTokenField} value={formToken} />
          <input type="hidden" name={editorFields.version} defaultValue={version} />
          <input type="hidden" name={editorFields.formKey} value={formKey} />
          <input type="hidden" name="sequence" defaultValue="1" />
          <Problem reply={reply} back={back} />
          <UnsentOffers formRef={ref} url={answerDraftPath(tab, entry.id)} formToken={formToken} labels={draftLabels} />
          <div key={shown.revision} className="space-y-6" {...(isPending ? untouchable : {})}>
            <p className="font-sans wrap-anywhere">
              <strong>To:</strong> {entry.sender}, {entry.email}
            </p>
            <AlsoAnswers open={props.open} ticked={values.also} />
            <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
              <div className="min-w-0 flex-[1_1_14rem]">
                <SelectField
                  name="template"
                  id={`${formId}-template`}
                  label="Template"
                  choices={templates}
                  value={reply?.template ?? ''}
                  empty="Choose a template"
                />
              </div>
              <Button type="submit" name="intent" value="use-template" look="secondary">
                Use template
              </Button>
              <SiteLink to={templatesPath} className="inline-flex min-h-11 items-center font-sans">
                Edit templates
              </SiteLink>
            </div>
            <TextInput
              name="subject"
              id={`${formId}-subject`}
              label={draftLabels.subject}
              value={values.subject}
              maxCharacters={answerLimits.subject}
              error={errorAt('subject')}
            />
            <TextAreaInput
              name="text"
              id={`${formId}-text`}
              label={draftLabels.text}
              hint="The mail has the list of products in place of {products}: the price lines, if you send prices."
              rows={12}
              value={values.text}
              maxCharacters={answerLimits.text}
              error={errorAt('text')}
            />
            {tab === 'quotes' ? (
              <AnswerPriceFields
                formRef={ref}
                formId={formId}
                values={values}
                sources={priceSources}
                errorAt={errorAt}
              />
            ) : null}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-3 border-t-2 border-hairline pt-4">
            <Button type="submit" name="intent" value="preview-answer" aria-disabled={isPending}>
              Preview
            </Button>
            <Button type="submit" name="intent" value="save-draft" look="secondary" aria-disabled={isPending}>
              Save draft
            </Button>
            {saving.kind === 'saved' || (saved && mayDiscard(saved)) ? (
              <ButtonLink to={withListBack(answerDeletePath(tab, entry.id), list)} look="secondary">
                Discard draft
              </ButtonLink>
            ) : null}
          </div>
          <DraftStatus opened={opened} state={saving} isHydrated={isHydrated} isMailSetUp={isMailSetUp} />
        </Form>
      </div>
    </div>
  )
}

function Problem({ reply, back }: { reply: AnswerReply | undefined; back: string }) {
  if (!reply?.message) return null
  if (reply.question) return <EditQuestion question={reply.question} />
  if (reply.differences) return <EditConflict message={reply.message} differences={reply.differences} back={back} />
  return (
    <>
      <ErrorSummary
        lead={reply.message.description}
        formId={formId}
        result={reply.lastResult}
        labels={draftLabels}
        takesFocus
      />
      {reply.notices?.map((notice) => (
        <p key={notice} role="status" className="mb-6 font-sans font-semibold">
          {notice}
        </p>
      ))}
    </>
  )
}

interface DraftStatusProps {
  /** The draft that the form was opened with. */
  opened: { at: string; by: string } | null
  state: SavingState
  isHydrated: boolean
  isMailSetUp: boolean
}

function DraftStatus({ opened, state, isHydrated, isMailSetUp }: DraftStatusProps) {
  return (
    <div className="mt-4 space-y-1 font-sans text-base text-soft">
      {opened ? (
        <p>
          Draft by {opened.by}, saved <LocalTime at={opened.at} />.
        </p>
      ) : null}
      <p>
        {isHydrated
          ? 'What you type is saved automatically as a draft. '
          : 'Press “Save draft” to keep what you type. '}
        {isMailSetUp
          ? 'Nothing is sent before the preview.'
          : 'Mail is not set up: after the preview, you send the answer from your own mail program.'}
      </p>
      <SavingStatus state={state} />
    </div>
  )
}

/** Shows what the customer sent, next to the form that answers it; on a phone a line above the form opens it. */
function RequestBeside({ tab, entry }: { tab: InboxTab; entry: InboxEntry }) {
  const title = tab === 'quotes' ? 'The request' : 'The message'
  return (
    <details className="wide-open h-fit min-w-0 rounded-field border border-hairline bg-card px-4 py-2 wrap-anywhere lg:col-start-2">
      <summary className="min-h-7 font-sans font-semibold">
        {title}: <span className="font-normal">{entry.summary}</span>
      </summary>
      <p className="font-sans font-semibold max-sm:hidden">{title}</p>
      <dl className="mt-2 space-y-3 pb-2 text-base">
        {entry.details.map(({ label, value, kind }) => (
          <div key={label}>
            <dt className="font-sans font-semibold text-soft">{label}</dt>
            <dd className="whitespace-pre-wrap">
              {kind === 'text' ? <FoldedText text={value} /> : value || 'None given'}
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-sans font-semibold text-soft">Received</dt>
          <dd>
            <LocalTime at={entry.createdAt} />
          </dd>
        </div>
      </dl>
    </details>
  )
}
