/** Shows what the customer gets, and the button that sends it. */
import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { SubmitButton, ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { inboxKinds, type InboxEntry, type InboxTab } from '~/inbox/entries/inbox'
import { withMark } from '~/inbox/mail/mail-body'
import { formTokenField } from '~/lib/form-rules'
import { referenceOf } from '~/inbox/entries/reference'
import type { OtherEntry } from '~/inbox/entries/same-person'
import { withListBack } from '~/lib/list-back'
import { answerPath, entryPath, mailPath, quoteSheetPath } from '~/paths'
import { OwnMailProgram } from './own-mail-program'

interface AnswerPreviewProps {
  tab: InboxTab
  entry: InboxEntry
  formToken: string
  isMailSetUp: boolean
  draft: { id: number; version: number }
  mail: { subject: string; text: string; html: string }
  hasSheet: boolean
  /** Other requests that it answers, too. */
  also: readonly OtherEntry[]
  /** The list to go back to. */
  list: string
}

export function AnswerPreview(props: AnswerPreviewProps) {
  const { tab, entry, isMailSetUp, mail, hasSheet, also, list } = props
  useEffect(() => {
    // The form keeps its place when it is sent, and this is another page.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const form = withListBack(answerPath(tab, entry.id), list)
  const { badges, answered } = inboxKinds[tab]
  const labels: Readonly<Record<string, { label: string } | undefined>> = badges
  const record = {
    intent: 'record-answer',
    label: `Mark as ${labels[answered]?.label.toLowerCase() ?? answered}`,
    look: 'secondary',
  } as const
  return (
    <div className="max-w-4xl">
      <p className="no-print font-sans">
        <SiteLink to={form}>← Change the answer</SiteLink>
      </p>
      <h1 tabIndex={-1} data-quiet-focus className="mt-4 wrap-anywhere">
        Preview of the answer to {entry.sender}
      </h1>
      <dl className="mt-4 grid gap-x-4 font-sans wrap-anywhere sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold text-soft">To</dt>
        <dd>{entry.email}</dd>
        <dt className="font-semibold text-soft">Subject</dt>
        <dd>{mail.subject}</dd>
        {also.length === 0 ? null : (
          <>
            <dt className="font-semibold text-soft">Also answers</dt>
            <dd>{also.map((other) => `${referenceOf(other.tab, other.id)} (${other.summary})`).join(', ')}</dd>
          </>
        )}
      </dl>
      <iframe
        title="The mail as the customer gets it"
        sandbox=""
        srcDoc={withMark(mail.html)}
        // A frame does not grow with its content.
        style={{ height: `${String(Math.min(60, 8 + mail.text.split('\n').length * 1.7))}rem` }}
        className="mt-4 w-full rounded-field border border-hairline bg-white scheme-light"
      />
      <details className="mt-3">
        <summary className="min-h-7 font-sans font-semibold">The same as plain text</summary>
        <p className="mt-2 rounded-field border border-hairline bg-card p-4 font-sans whitespace-pre-wrap wrap-anywhere">
          {mail.text}
        </p>
      </details>
      <div className="mt-6 flex flex-wrap gap-3">
        {isMailSetUp ? <SendForm {...props} intent="send-answer" label="Send" look="primary" /> : null}
        <ButtonLink to={form} look="secondary">
          Change
        </ButtonLink>
        {hasSheet ? (
          <ButtonLink to={quoteSheetPath(entry.id)} look="secondary">
            Print a quote sheet
          </ButtonLink>
        ) : null}
      </div>
      {isMailSetUp ? (
        <details className="mt-8">
          <summary className="min-h-7 font-sans font-semibold">Send it from your own mail program</summary>
          <OwnMailProgram email={entry.email} mail={mail}>
            <SendForm {...props} {...record} />
          </OwnMailProgram>
        </details>
      ) : (
        <section aria-labelledby="own-program" className="mt-8">
          <h2 id="own-program" className="text-xl">
            Send it from your own mail program
          </h2>
          <p className="mt-1 max-w-measure">
            The site cannot send mail yet. <SiteLink to={mailPath}>How to set mail up</SiteLink>
          </p>
          <OwnMailProgram email={entry.email} mail={mail}>
            <SendForm {...props} {...record} look="primary" />
          </OwnMailProgram>
        </section>
      )}
      <p className="no-print mt-8 font-sans">
        <SiteLink to={withListBack(entryPath(tab, entry.id), list)}>
          Back to the {tab === 'quotes' ? 'request' : 'message'}
        </SiteLink>
      </p>
    </div>
  )
}

interface SendFormProps extends Pick<AnswerPreviewProps, 'formToken' | 'draft'> {
  intent: 'send-answer' | 'record-answer'
  label: string
  look: 'primary' | 'secondary'
}

function SendForm({ formToken, draft, intent, label, look }: SendFormProps) {
  const isPending = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="answerId" value={draft.id} />
      <SubmitButton pending={isPending} label={label} pendingLabel="Sending..." look={look} />
    </Form>
  )
}
