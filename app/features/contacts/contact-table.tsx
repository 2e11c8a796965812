/** The operator's list of messages. */
import { EntryActions } from '~/features/inbox/entry-actions'
import { InboxRow } from '~/features/inbox/inbox-row'
import { mailto } from '~/lib/mailto'
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
  return (
    <ul className="row-list mt-6">
      {contacts.map((contact) => (
        <InboxRow
          key={contact.id}
          {...actionsOf(contact)}
          entry={contact}
          email={contact.email}
          mailto={replyTo(contact)}
          badge={contactBadges[contact.status]}
          formToken={formToken}
          back={back}
        >
          {contact.preview}
        </InboxRow>
      ))}
    </ul>
  )
}

interface ContactActionsProps {
  contact: ContactEntry
  formToken: string
  back: string
}

export function ContactActions({ contact, formToken, back }: ContactActionsProps) {
  return <EntryActions {...actionsOf(contact)} entry={contact} formToken={formToken} back={back} />
}

const labels = {
  new: 'Mark new',
  replied: 'Mark replied',
  closed: 'Mark closed',
} as const satisfies Record<ContactStatus, string>

function actionsOf({ name, status }: Pick<Contact, 'name' | 'status'>) {
  const others = contactStatuses.filter((other) => other !== status)
  return {
    tab: 'contacts',
    sender: name,
    intent: 'update-contact-status',
    choices: others.map((value) => ({ value, label: labels[value] })),
  } as const
}

/** A mail to the visitor. */
export function replyTo({ email }: Pick<Contact, 'email'>): string {
  return mailto(email, 'Your message')
}
