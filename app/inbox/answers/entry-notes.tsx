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
import { noteIntents, noteLimit } from './answer-messages'

interface EntryNotesProps {
  formToken: string
  /** Each note has another key. */
  formKey: string
  refused: (RefusedForm & { note?: string }) | undefined
}

/** Adds to the timeline: operators' notes for each other, and the customer's replies, which come to a mailbox. */
export function EntryNotes({ formToken, formKey, refused }: EntryNotesProps) {
  const { state, formData } = useNavigation()
  const { email } = useSite()
  const isSending = noteIntents.some((intent) => intent === formData?.get('intent'))
  const [current, setCurrent] = useState({ formKey, wasSent: false })
  if (isSending && !current.wasSent) setCurrent({ ...current, wasSent: true })
  // Once the note is stored, the next one gets an empty form.
  if (state === 'idle' && current.wasSent) setCurrent({ formKey: refused ? current.formKey : formKey, wasSent: false })
  return (
    <section aria-labelledby="new-note" className="no-print mt-10 max-w-4xl">
      <h2 id="new-note">Private note, or what they answered</h2>
      <p className="mt-1 max-w-measure wrap-anywhere">
        Customers’ replies come to your mailbox ({email}). Paste one here and press “They answered”: the timeline has
        it, and nothing is sent.
      </p>
      <NoteForm
        key={current.formKey}
        formToken={formToken}
        formKey={current.formKey}
        refused={refused}
        isPending={isSending}
      />
    </section>
  )
}

function NoteForm({ formToken, formKey, refused, isPending }: EntryNotesProps & { isPending: boolean }) {
  const ref = useRef<HTMLFormElement>(null)
  useUnsavedGuard(ref, refused !== undefined)
  const fault = refused?.lastResult.error?.note?.join('. ')
  return (
    <Form ref={ref} method="post" preventScrollReset noValidate className="mt-3 space-y-4">
      {refused ? (
        <ErrorSummary lead={refused.message.description} formId="entry" result={refused.lastResult} takesFocus />
      ) : null}
      <input type="hidden" name="intent" value="add-note" />
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name={editorFields.formKey} value={formKey} />
      <TextAreaInput
        name="note"
        id="entry-note"
        label="Note"
        hint="Operators see it in the timeline. The customer never does."
        rows={3}
        value={refused?.note ?? ''}
        maxCharacters={noteLimit}
        error={fault}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isPending} label="Add note" pendingLabel="Saving..." look="secondary" />
        <SubmitButton
          pending={isPending}
          label="They answered"
          pendingLabel="Saving..."
          look="secondary"
          name="intent"
          value="add-reply"
        />
      </div>
    </Form>
  )
}
