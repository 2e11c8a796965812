/** Loaders and action of both inboxes. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import { findContact, pageOfContacts } from '~/features/inbox/contact-inbox.server'
import { ContactStatusInput } from '~/features/contacts/contacts.schema'
import { findDraft } from '~/features/answers/answers.server'
import { noteSeen } from '~/features/answers/entry-events.server'
import type { EntryKey } from '~/features/answers/entry-key'
import { listTimeline } from '~/features/answers/timeline.server'
import { mostCounted } from '~/features/inbox/export'
import { countExported } from '~/features/inbox/export.server'
import { inboxKinds, parseInboxQuery, type InboxTab } from '~/features/inbox/inbox'
import { inboxMessages, inboxTabOf } from '~/features/inbox/inbox-messages'
import { findNeighbors } from '~/features/inbox/inbox-order.server'
import { listPlaceOf } from '~/features/inbox/list-place'
import { inboxes, setEntryStatus, setEntrySuspected } from '~/features/inbox/inbox.server'
import { findQuote, pageOfQuotes } from '~/features/inbox/quote-inbox.server'
import { QuoteStatusInput } from '~/features/quotes/quotes.schema'
import { toDashboardAddress } from '~/lib/login-prompt'
import { isBehind, listBackOf, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize } from '~/lib/list-query'
import { toRowId } from '~/lib/ids'
import type { Message } from '~/lib/messages'
import { entryPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import type { Session } from '~/auth/session.server'
import { dashboardHead } from '~/features/seo/head'
import { notFound } from '~/forms/reply.server'
import { db } from '~/server/database.server'
import { requireIntent } from '~/forms/form-data.server'
import { log, ofRequest } from '~/server/log.server'
import { redirectWithToast } from '~/forms/toast.server'
import type { Act } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { changeSelected, selectionFields } from './inbox-selection.server'

const sources = {
  quotes: { schema: QuoteStatusInput, readPage: pageOfQuotes, find: findQuote },
  contacts: { schema: ContactStatusInput, readPage: pageOfContacts, find: findContact },
} as const

/** @throws the login form, and a redirect from a page that is empty now */
export async function loadInbox({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const tab = inboxTabOf(new URL(request.url).pathname)
  // A dialog's list is the one it was opened from.
  const query = parseInboxQuery(listQueryOf(request.url, tabPath(tab)), tab)
  const now = new Date()
  const page = await sources[tab].readPage(db(), { ...query, size: listPageSize }, now)
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath(tab))) {
    throw redirect(listAddress(tabPath(tab), query.filter))
  }
  const head = dashboardHead(inboxKinds[tab].title, tabPath(tab))
  const isSearch = query.filter.search !== ''
  const found = isSearch ? await countExported(db(), { tab, filter: query.filter, now }, mostCounted) : undefined
  return { head, tab, page, query, found, now: now.toISOString(), formToken }
}

/** The quote or message of an address, if there is one. */
export async function findEntry({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  const tab = inboxTabOf(new URL(request.url).pathname)
  const id = toRowId(params.id)
  return { tab, entry: id === undefined ? undefined : await sources[tab].find(db(), id, new Date()) }
}

/** @throws 404 */
export async function requireEntry(args: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  const { tab, entry } = await findEntry(args)
  if (!entry) throw notFound(inboxMessages[tab].notFound)
  return { tab, entry }
}

/** @throws the login form, and 404 */
export async function loadEntry({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireOperator({ request, context })
  const { tab, entry } = await requireEntry({ request, params })
  const now = new Date()
  const key = { tab, id: entry.id }
  if (isVisit(request)) await noteVisit(key, session, { request, context })
  const list = listPlaceOf(tab, listBackOf(new URL(request.url).searchParams, tabPath(tab)), entry)
  const place = { id: entry.id, key: list.isAmongOpen ? entry.createdAt : null }
  return {
    head: dashboardHead(entry.heading, entryPath(tab, entry.id)),
    ...{ tab, entry, formToken: session.formToken, formKey: crypto.randomUUID() },
    ...{ list: list.address, now: now.toISOString() },
    neighbors: await findNeighbors(db(), inboxes[tab], { filter: list.filter, place }, now),
    timeline: await listTimeline(db(), { ...key, createdAt: entry.createdAt }),
    draft: await findDraft(db(), key).then(
      (draft) => draft && { savedAt: draft.savedAt, savedBy: draft.savedBy, operatorId: draft.operatorId },
    ),
  }
}

/** Neither HEAD nor a page that a browser fetches before anybody asks for it. */
function isVisit({ method, headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? headers.get('X-Moz') ?? ''
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose)
}

/** The page is shown also while nothing can be written. */
async function noteVisit(key: EntryKey, session: Session, { request, context }: RequestArgs): Promise<void> {
  try {
    await noteSeen(db(), key, session, new Date())
  } catch (error) {
    log.error('a visit was not noted', { ...ofRequest({ request, context }), error })
  }
}

/** Sets the status or the spam mark of one entry or of those selected. Redirects back with a message. */
export async function changeEntry({ request, context }: RequestArgs) {
  const tab = inboxTabOf(new URL(request.url).pathname)
  const intent = inboxKinds[tab].statusIntent
  const names = { fields: ['intent', 'id', 'status', 'isSuspected', 'back', ...selectionFields] }
  const { form, by, headers } = await enterDashboard({ request, context }, names)
  if (form.get('intent') === 'change-selected') {
    return changeSelected({ request, context, tab, form, by, headers })
  }
  const isSpamForm = form.get('intent') === 'set-suspected'
  if (!isSpamForm) requireIntent(form, intent, headers)
  const change = isSpamForm ? spamChange(tab, form) : statusChange(tab, form)
  const back = toDashboardAddress(form.get('back'))
  // Carries the cookie of a login made on the way.
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
  /** The sender's name, and the form fields that undo the change. Undefined if there is no such entry. */
  set: (id: number, act: Act) => Promise<{ sender: string; undo: Record<string, string> } | undefined>
  done: Message
  failed: Message
  /** What became of the entry. */
  outcome: string
}

function statusChange(tab: InboxTab, form: FormData): EntryChange {
  const { schema } = sources[tab]
  const { badges, statusIntent: intent, statusUpdated, statusFailed } = inboxKinds[tab]
  const input = schema.safeParse({ status: form.get('status') })
  const status = input.success ? input.data.status : ''
  const labels = new Map<string, { label: string }>(Object.entries(badges))
  return {
    isValid: input.success,
    set: async (id, act) => {
      const changed = await setEntryStatus(db(), inboxes[tab], { id, status }, act)
      return changed && { sender: changed.sender, undo: { intent, status: changed.before } }
    },
    done: statusUpdated,
    failed: statusFailed,
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
