/** One message in full, with the way to answer it. */
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/dates'
import { ContactBadges, ContactStatusButtons, replyTo } from './contact-table'
import type { ContactEntry } from './contacts'

interface ContactDetailProps {
  contact: ContactEntry
  formToken: string
  back: string
}

export function ContactDetail({ contact, formToken, back }: ContactDetailProps) {
  const { timeZone } = useSite()
  const { name, email, message, createdAt } = contact
  return (
    <article className="mt-6 wrap-anywhere rounded-field border border-hairline bg-card p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2>Message of {name}</h2>
        <ContactBadges contact={contact} />
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr] [&_dt]:font-sans [&_dt]:font-semibold [&_dt]:text-soft">
        <dt>Email</dt>
        <dd>
          <a href={replyTo(contact)}>{email}</a>
        </dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={createdAt}>{longDateTime(createdAt, timeZone)}</time>
        </dd>
        <dt>Message</dt>
        <dd className="max-w-measure whitespace-pre-wrap">{message}</dd>
      </dl>
      <div className="mt-6 border-t border-hairline pt-5">
        <ContactStatusButtons contact={contact} formToken={formToken} back={back} />
      </div>
    </article>
  )
}
