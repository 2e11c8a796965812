/** The forms of both inboxes' lists: an entry's status, and whether it is spam. Each leads back with a message. */
import type { RequestArgs } from '~/http/load-context'
import { contactBadges, contactMessages } from '~/features/contacts/contacts'
import { ContactStatusInput } from '~/features/contacts/contacts.schema'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { inboxes, setEntryStatus, setEntrySuspected } from '~/features/inbox/inbox.server'
import { logIn } from '~/features/operators/operators.server'
import { quoteBadges, quoteMessages } from '~/features/quotes/quotes'
import { QuoteStatusInput } from '~/features/quotes/quotes.schema'
import { toDashboardAddress } from '~/lib/login-prompt'
import type { InboxTab } from '~/lib/inbox'
import { toRowId } from '~/lib/row-id'
import type { Message } from '~/lib/toast'
import { tabPath } from '~/paths'
import { enterDashboard } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { requireIntent } from '~/forms/form-data.server'
import { log, ofRequest } from '~/server/log.server'
import { redirectWithToast } from '~/forms/toast.server'
import type { Act } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

const inboxStatuses = {
  quotes: { schema: QuoteStatusInput, messages: quoteMessages, badges: quoteBadges },
  contacts: { schema: ContactStatusInput, messages: contactMessages, badges: contactBadges },
} as const

/** `intent` is that of the inbox's status form; `set-suspected` serves both. */
export async function changeEntry(
  { request, context }: RequestArgs,
  { tab, intent }: { tab: InboxTab; intent: string },
) {
  const names = { fields: ['intent', 'id', 'status', 'isSuspected', 'back'] }
  const { form, by, headers } = await enterDashboard({ request, context }, names, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  const isSpamForm = form.get('intent') === 'set-suspected'
  if (!isSpamForm) requireIntent(form, intent, headers)
  const change = isSpamForm ? spamChange(tab, form) : statusChange(tab, { form, intent })
  const back = toDashboardAddress(form.get('back'))
  // Also a login that has just been made on the way goes along.
  const leadBack = (reason: string) => {
    const { title, description } = change.failed
    return redirectWithToast(back, { title, description: `${description} ${reason}` }, { kind: 'error', headers })
  }
  const id = toRowId(form.get('id'))
  if (!change.isValid) return leadBack('There is no such status.')
  try {
    const changed = id === undefined ? undefined : await change.set(id, { by, now: new Date() })
    if (changed === undefined) return await leadBack(inboxMessages[tab].notFound.message)
    const outcome = `${inboxMessages[tab].from(changed.sender)}: ${change.outcome}`
    const undone = { ...changed.undo, id: String(id) }
    return await redirectWithToast(
      back,
      { ...change.done, outcome },
      { headers, undo: { action: tabPath(tab), fields: undone } },
    )
  } catch (error) {
    log.error('an entry was not changed', { ...ofRequest({ request, context }), error })
    return leadBack(error instanceof DatabaseWriteError ? error.message : 'Please try again.')
  }
}

interface EntryChange {
  isValid: boolean
  /** Who sent the entry, and the fields of the form that undoes the change. Undefined when there is no such entry. */
  set: (id: number, act: Act) => Promise<{ sender: string; undo: Record<string, string> } | undefined>
  done: Message
  failed: Message
  /** What became of the entry. */
  outcome: string
}

function statusChange(tab: InboxTab, { form, intent }: { form: FormData; intent: string }): EntryChange {
  const { schema, messages, badges } = inboxStatuses[tab]
  const input = schema.safeParse({ status: form.get('status') })
  const status = input.success ? input.data.status : ''
  const labels = new Map<string, { label: string }>(Object.entries(badges))
  return {
    isValid: input.success,
    set: async (id, act) => {
      const changed = await setEntryStatus(db(), inboxes[tab], { id, status }, act)
      return changed && { sender: changed.sender, undo: { intent, status: changed.before } }
    },
    done: messages.statusUpdated,
    failed: messages.statusFailed,
    outcome: labels.get(status)?.label.toLowerCase() ?? status,
  }
}

function spamChange(tab: InboxTab, form: FormData): EntryChange {
  const isSuspected = form.get('isSuspected') === 'true'
  const { markedSpam, markedNotSpam, markFailed } = inboxMessages[tab]
  return {
    isValid: true,
    set: async (id, act) => {
      const changed = await setEntrySuspected(db(), inboxes[tab], { id, isSuspected }, act)
      const undo = { intent: 'set-suspected', isSuspected: String(changed?.before) }
      return changed && { sender: changed.sender, undo }
    },
    done: isSuspected ? markedSpam : markedNotSpam,
    failed: markFailed,
    outcome: isSuspected ? 'spam' : 'not spam',
  }
}
