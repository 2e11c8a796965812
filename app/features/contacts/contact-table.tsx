/** The operator's list of messages. */
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { StatusButtons } from '~/components/ui/status-buttons'
import { useSite } from '~/components/layout/site-context'
import { longDate } from '~/lib/dates'
import { cleanLine, truncate } from '~/lib/text'
import { entryPath, tabPath } from '~/paths'
import {
  contactBadges,
  contactStatuses,
  previewLength,
  type Contact,
  type ContactEntry,
  type ContactStatus,
} from './contacts'

interface ContactTableProps {
  contacts: readonly ContactEntry[]
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function ContactTable({ contacts, formToken, back }: ContactTableProps) {
  const { timeZone } = useSite()
  return (
    <ul className="mt-6 space-y-3">
      {contacts.map((contact) => (
        <li
          key={contact.id}
          className="grid gap-x-6 gap-y-3 rounded-field border border-hairline bg-card p-4 lg:grid-cols-[1fr_auto]"
        >
          <div className="min-w-0 wrap-anywhere">
            <h3 className="text-lg">
              <SiteLink to={entryPath('contacts', contact.id)} className="text-ink">
                {contact.name}
              </SiteLink>
            </h3>
            <p className="text-base">{truncate(cleanLine(contact.message), previewLength)}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 font-sans text-base text-soft">
              <a href={replyTo(contact)}>{contact.email}</a>
              <span>{longDate(contact.createdAt, timeZone)}</span>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3 lg:flex-col lg:items-end lg:justify-between">
            <ContactBadges contact={contact} />
            <ContactStatusButtons contact={contact} formToken={formToken} back={back} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ContactBadges({ contact }: { contact: Pick<ContactEntry, 'status' | 'isOverdue' | 'isSuspected'> }) {
  const { tone, label } = contactBadges[contact.status]
  return (
    <span className="flex gap-2">
      {contact.isOverdue ? <Badge tone="overdue">Overdue</Badge> : null}
      {contact.isSuspected ? <Badge tone="gray">Suspected</Badge> : null}
      <Badge tone={tone}>{label}</Badge>
    </span>
  )
}

const actions = {
  new: 'Mark new',
  replied: 'Mark replied',
  closed: 'Close',
} as const satisfies Record<ContactStatus, string>

interface ContactStatusButtonsProps {
  contact: Contact
  formToken: string
  back: string
}

export function ContactStatusButtons({ contact, formToken, back }: ContactStatusButtonsProps) {
  return (
    <StatusButtons
      action={tabPath('contacts')}
      intent="update-contact-status"
      id={contact.id}
      formToken={formToken}
      back={back}
      choices={contactStatuses
        .filter((status) => status !== contact.status)
        .map((status) => ({ status, label: actions[status] }))}
      of={`message of ${contact.name}`}
    />
  )
}

/** A mail to the visitor. */
export function replyTo({ email }: Pick<Contact, 'email'>): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your message')}`
}
