/** One mail, as plain text. */
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { referenceOf } from '~/inbox/entries/reference'
import { longDateTime } from '~/lib/date-and-time'
import { entryPath } from '~/paths'
import { hasHiddenLink, mailBadges, mailKinds, whatBecame, type MailView as Mail } from './outbox'
import { SendForm } from './send-form'

interface MailViewProps {
  mail: Mail
  /** Undefined while mail is not set up. */
  formToken: string | undefined
  back: string
}

export function MailView({ mail, formToken, back }: MailViewProps) {
  const { timeZone } = useSite()
  const { kind, entry, recipient, replyTo, subject, text, state, response } = mail
  const { tone, label } = mailBadges[state]
  return (
    <article className="entry">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-80 wrap-anywhere">{subject}</h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {formToken === undefined || mail.isHeld ? null : (
        <div className="no-print mt-3 mb-4">
          <Send mail={mail} formToken={formToken} back={back} />
        </div>
      )}
      <dl>
        <dt>Kind</dt>
        <dd>{mailKinds[kind]}</dd>
        <dt>To</dt>
        <dd>{recipient}</dd>
        {replyTo === null ? null : (
          <>
            <dt>Replies go to</dt>
            <dd>{replyTo}</dd>
          </>
        )}
        {entry === null ? null : (
          <>
            <dt>About</dt>
            <dd>
              <SiteLink to={entryPath(entry.tab, entry.id)}>{referenceOf(entry.tab, entry.id)}</SiteLink>
            </dd>
          </>
        )}
        <dt>State</dt>
        <dd>{whatBecame(mail, (time) => longDateTime(time, timeZone))}</dd>
        {response === null ? null : (
          <>
            <dt>Server’s words</dt>
            <dd>{response}</dd>
          </>
        )}
        <dt>Text</dt>
        <dd>
          <p dir="auto" className="max-w-measure whitespace-pre-wrap">
            {text}
          </p>
        </dd>
      </dl>
    </article>
  )
}

/** A sent mail is sent again only after a question, because the recipient gets a second copy. */
function Send({ mail: { id, state, recipient, text }, formToken, back }: MailViewProps & { formToken: string }) {
  if (state !== 'sent') {
    const label = state === 'failed' ? 'Send Again' : 'Send Now'
    return <SendForm intent="send-mail" label={label} id={id} formToken={formToken} back={back} />
  }
  if (hasHiddenLink(text)) return <p>The link in this mail works once, so the mail cannot be sent again.</p>
  return (
    <details className="max-w-measure">
      <summary className="min-h-7 font-sans font-semibold">Send again</summary>
      <p className="mt-2 mb-3 wrap-anywhere">
        The mail server has taken this mail. {recipient} would get a second copy.
      </p>
      <SendForm intent="send-copy" label="Send a Second Copy" id={id} formToken={formToken} back={back} />
    </details>
  )
}
