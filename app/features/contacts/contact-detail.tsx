/** One message in full, with the way to answer it. */
import { useSite } from '~/components/layout/site-context'
import { EntryBadges } from '~/features/inbox/inbox-row'
import { longDateTime } from '~/lib/date-and-time'
import { ContactActions, replyTo } from './contact-table'
import { contactBadges, type ContactEntry } from './contacts'

interface ContactDetailProps {
  contact: ContactEntry
  formToken: string
  back: string
}

export function ContactDetail({ contact, formToken, back }: ContactDetailProps) {
  const { timeZone } = useSite()
  const { name, email, message, createdAt } = contact
  return (
    <article className="entry">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 className="min-w-0 flex-1 basis-80">Message of {name}</h2>
        <EntryBadges entry={contact} badge={contactBadges[contact.status]} />
      </div>
      <ContactActions contact={contact} formToken={formToken} back={back} />
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={replyTo(contact)}>{email}</a>
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={createdAt}>{longDateTime(createdAt, timeZone)}</time>
        </dd>
        <dt>Message</dt>
        <dd>
          <p className="max-w-measure whitespace-pre-wrap">{message}</p>
        </dd>
      </dl>
    </article>
  )
}
