/** The operator's list of messages. */
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { StatusButtons } from '~/components/ui/status-buttons'
import { useSite } from '~/components/layout/site-context'
import { withListBack } from '~/lib/list-back'
import { longDate } from '~/lib/long-date'
import { entryPath, tabPath } from '~/paths'
import {
  contactBadges,
  contactStatuses,
  type Contact,
  type ContactEntry,
  type ContactListEntry,
  type ContactStatus,
} from './contacts'

interface ContactTableProps {
  contacts: readonly ContactListEntry[]
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function ContactTable({ contacts, formToken, back }: ContactTableProps) {
  const { timeZone } = useSite()
  return (
    <ul className="row-list mt-6">
      {contacts.map((contact) => (
        <li key={contact.id} className={`inbox-row ${contact.isOverdue ? 'border-l-danger' : 'border-l-transparent'}`}>
          <h3 className="min-w-0 text-lg wrap-anywhere">
            <SiteLink to={withListBack(entryPath('contacts', contact.id), back)} className="text-ink">
              {contact.name}
            </SiteLink>
          </h3>
          <p className="min-w-0 text-base wrap-anywhere tabular-nums">{contact.preview}</p>
          <p className="flex min-w-0 flex-wrap gap-x-4 font-sans text-base wrap-anywhere text-soft lg:flex-col">
            <a href={replyTo(contact)}>{contact.email}</a>
            <span>{longDate(contact.createdAt, timeZone)}</span>
          </p>
          <ContactBadges contact={contact} />
          <ContactStatusButtons contact={contact} formToken={formToken} back={back} />
        </li>
      ))}
    </ul>
  )
}

export function ContactBadges({ contact }: { contact: Pick<ContactEntry, 'status' | 'isOverdue' | 'isSuspected'> }) {
  const { tone, label } = contactBadges[contact.status]
  return (
    <span className="flex flex-wrap items-start justify-end gap-1.5">
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
  contact: Pick<Contact, 'id' | 'name' | 'status'>
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
