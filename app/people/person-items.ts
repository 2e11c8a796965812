import { formatQuoted } from '~/inbox/quotes/quotes'
import { cleanLine, truncate } from '~/lib/text'
import { binPath, entryPath, mailPath } from '~/paths'
import type { PersonItem, PersonKind } from './people'
import type { PersonRecords, Traced } from './person-records'

export function toPersonItems(records: PersonRecords): Record<PersonKind, PersonItem[]> {
  const { quotes, contacts, bin, notes, views, answers, mails } = records
  return {
    quotes: quotes.map(({ id, reference, products, customerName, createdAt: at, ...entry }) => ({
      id,
      at,
      title: reference,
      href: entryPath('quotes', id),
      detail: [customerName, products.map(formatQuoted).join(', '), stateOf(entry)].join(' · '),
    })),
    contacts: contacts.map(({ id, reference, name, message, createdAt: at, ...entry }) => ({
      id,
      at,
      title: reference,
      href: entryPath('contacts', id),
      detail: [name, oneLine(message), stateOf(entry)].join(' · '),
    })),
    bin: bin.map(({ id, title, deletedAt: at, deletedBy }) => ({
      id,
      at,
      title,
      href: binPath,
      detail: `deleted by ${deletedBy}`,
    })),
    notes: notes.map(({ text, by, at, ...note }) => ({
      ...traceOf(note),
      at,
      detail: `${oneLine(text ?? '')} · by ${by}`,
    })),
    views: views.map(({ by, at, ...view }) => ({ ...traceOf(view), at, detail: `first read by ${by}` })),
    answers: answers.map(({ sentVia, sentAt, updatedAt, by, ...answer }) => ({
      ...traceOf(answer),
      at: sentAt ?? updatedAt,
      detail: `${sentAt === null ? 'draft, not sent' : `sent by ${sentVia}`} · by ${by}`,
    })),
    mails: mails.map(({ id, subject, recipient, state, createdAt: at }) => ({
      id,
      at,
      title: subject,
      href: mailPath,
      detail: `to ${recipient} · ${state}`,
    })),
  }
}

function traceOf({ id, entry, entryKind, entryId }: Traced) {
  return { id, title: entry, href: entryPath(entryKind, entryId) }
}

function stateOf({ status, isSuspected }: { status: string; isSuspected: boolean }): string {
  return isSuspected ? `${status}, suspected` : status
}

const shownCharacters = 80

function oneLine(text: string): string {
  return truncate(cleanLine(text), shownCharacters)
}
