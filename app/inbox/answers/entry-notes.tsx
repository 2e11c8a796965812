import { Form, useNavigation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { TextAreaInput } from '~/components/forms/choice-fields'
import { ErrorSummary } from '~/components/forms/error-summary'
import type { RefusedForm } from '~/components/forms/refused-form'
import { useUnsavedGuard } from '~/components/forms/use-unsaved-guard'
import { useSite } from '~/components/layout/site-context'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { noteIntents, noteLimit, type NoteIntent } from './answer-messages'

interface EntryNotesProps {
  formToken: string
  /** Another one for each note. */
  formKey: string
  refused: (RefusedForm & { note?: string; intent?: NoteIntent }) | undefined
}

/** What operators add to the timeline: the customer's replies, which come to a mailbox, and notes for each other. */
export function EntryNotes(props: EntryNotesProps) {
  const { email } = useSite()
  const isReplyRefused = props.refused?.intent === 'add-reply'
  return (
    <div className="no-print mt-10 max-w-4xl space-y-8">
      <section aria-labelledby="new-reply">
        <h2 id="new-reply">They answered</h2>
        <p className="mt-1">
          Customers’ replies come to your mailbox ({email}), not here. Paste one, and the timeline has it.
        </p>
        <details open={isReplyRefused} className="mt-2">
          <summary className="min-h-7 font-sans font-semibold">Paste a reply</summary>
          <NoteFormInTurn
            {...props}
            intent="add-reply"
            label="Their reply"
            hint="Nothing is sent."
            rows={6}
            button="Add reply"
          />
        </details>
      </section>
      <section aria-labelledby="new-note">
        <h2 id="new-note">Private note</h2>
        <NoteFormInTurn
          {...props}
          intent="add-note"
          label="Note"
          hint="Operators see it in the timeline. The customer never does."
          rows={3}
          button="Add note"
        />
      </section>
    </div>
  )
}

interface NoteFormProps extends EntryNotesProps {
  intent: NoteIntent
  label: string
  hint: string
  rows: number
  button: string
}

function NoteFormInTurn({ formToken, formKey, refused: answer, intent, ...words }: NoteFormProps) {
  const { state, formData } = useNavigation()
  const isSending = formData?.get('intent') === intent
  const refused = (answer?.intent ?? noteIntents[0]) === intent ? answer : undefined
  const [current, setCurrent] = useState({ formKey, wasSent: false })
  if (isSending && !current.wasSent) setCurrent({ ...current, wasSent: true })
  // Once the note is stored, an empty form for the next one.
  if (state === 'idle' && current.wasSent) setCurrent({ formKey: refused ? current.formKey : formKey, wasSent: false })
  return (
    <NoteForm
      key={current.formKey}
      {...words}
      intent={intent}
      formToken={formToken}
      formKey={current.formKey}
      refused={refused}
      isPending={isSending}
    />
  )
}

function NoteForm({
  formToken,
  formKey,
  refused,
  isPending,
  intent,
  label,
  hint,
  rows,
  button,
}: NoteFormProps & { isPending: boolean }) {
  const ref = useRef<HTMLFormElement>(null)
  useUnsavedGuard(ref, refused !== undefined)
  const fault = refused?.lastResult.error?.note?.join('. ')
  const formId = intent === 'add-note' ? 'entry' : 'reply'
  return (
    <Form ref={ref} method="post" preventScrollReset noValidate className="mt-3 space-y-4">
      {refused ? (
        <ErrorSummary lead={refused.message.description} formId={formId} result={refused.lastResult} takesFocus />
      ) : null}
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name={editorFields.formKey} value={formKey} />
      <TextAreaInput
        name="note"
        id={`${formId}-note`}
        label={label}
        hint={hint}
        rows={rows}
        value={refused?.note ?? ''}
        maxCharacters={noteLimit}
        error={fault}
      />
      <SubmitButton pending={isPending} label={button} pendingLabel="Saving..." look="secondary" />
    </Form>
  )
}
