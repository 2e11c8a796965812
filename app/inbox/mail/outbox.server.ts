/** Puts mails into the outbox, in the transaction of their subject. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { env } from '~/server/env.server'
import { withSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import { afterCommit } from '~db/write.server'
import type { EntryKind } from '~db/tables/entry-events'
import type { MailKind } from './outbox'

export interface NewMail {
  kind: MailKind
  /** The subject of the mail. A digest is about entries of one kind, and has no id. */
  entry?: { kind: EntryKind; id: number | null }
  recipient: string
  replyTo?: string
  /** The message id of an earlier mail. */
  inReplyTo?: string
  subject: string
  text: string
  html: string
  /** The mail is due at once by default. */
  dueAt?: Date
}

/** Without SMTP_URL nothing is queued, and the dashboard says how to set mail up. */
export function isMailSetUp(): boolean {
  return env().SMTP_URL !== undefined
}

/** Returns the mail's id. */
export async function queueMail(trx: Transaction<Database>, mail: NewMail, now: Date): Promise<number> {
  const { entry, replyTo, dueAt = now, ...rest } = mail
  const { id } = await trx
    .insertInto('mails')
    .values(
      withSearchText('mails', {
        ...rest,
        replyTo: replyTo ?? null,
        entryKind: entry?.kind ?? null,
        entryId: entry?.id ?? null,
        messageId: `${randomUUID()}@${new URL(env().SITE_URL).hostname}`,
        dueAt: dueAt.toISOString(),
        createdAt: now.toISOString(),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  announceMail(trx, mail.kind === 'answer' || mail.kind === 'test')
  return id
}

type Listener = (isPressed: boolean) => void
const listeners = new Set<Listener>()

/** Calls `listener` soon after mail was queued in this process. Returns a function that ends it. */
export function onMail(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the worker with the commit. `isPressed` means that an operator waits for it. */
export function announceMail(trx: Transaction<Database>, isPressed: boolean): void {
  afterCommit(trx, () => {
    for (const listener of listeners) listener(isPressed)
  })
}
