/** Loaders and action of both inboxes. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import { changeSelected, selectionFields, selectionIntent } from '~/content/list/selection.server'
import { findContact, pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { findDraft } from '~/inbox/answers/answers.server'
import { noteSeen } from '~/inbox/answers/entry-events.server'
import type { EntryKey } from '~/inbox/answers/entry-key'
import { listTimeline } from '~/inbox/answers/timeline.server'
import { mostCounted } from '~/inbox/entries/export'
import { countExported, type ExportQuery } from '~/inbox/entries/export.server'
import { inboxKinds, parseInboxQuery } from '~/inbox/entries/inbox'
import { inboxMessages, inboxTabOf } from '~/inbox/entries/inbox-messages'
import { findNeighbors, placeOf } from '~/inbox/entries/inbox-order.server'
import { listPlaceOf } from '~/inbox/entries/list-place'
import { countInbox, inboxes } from '~/inbox/entries/inbox.server'
import { listOfSamePerson } from '~/inbox/entries/same-person.server'
import { movedMessage, parseStatus } from '~/inbox/entries/moves'
import { findQuote, pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import type { KeysetPage } from '~/lib/keyset-page'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/ids'
import { searchIntent } from '~/lib/list-query'
import { entryPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { openSearch, redirectToFound, searchFields } from '~/server/auth/sealed-search.server'
import type { Session } from '~/server/auth/session.server'
import { dashboardHead } from '~/seo/head'
import { notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'
import { textOf } from '~/server/forms/form-data.server'
import { changeRow, loadListPage } from '~/server/forms/records.server'
import { log, ofRequest } from '~/server/log.server'

const sources = {
  quotes: { readPage: pageOfQuotes, find: findQuote },
  contacts: { readPage: pageOfContacts, find: findContact },
} as const

/** @throws the login form, and a redirect from a page that is empty now */
export async function loadInbox({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const tab = inboxTabOf(new URL(request.url).pathname)
  const now = new Date()
  const { page, query } = await loadListPage(
    { request },
    {
      tab,
      parse: (parameters) => {
        const { filter, cursor } = parseInboxQuery(parameters, tab)
        return { filter: openSearch(filter), cursor }
      },
      readPage: (asked) => sources[tab].readPage(db(), asked, now),
    },
  )
  const head = dashboardHead(inboxKinds[tab].title, tabPath(tab))
  const found = query.filter.search === '' ? undefined : await countFound(page, { tab, filter: query.filter, now })
  const counts = await countInbox(db(), inboxes[tab], now)
  return { head, tab, page, query, counts, found, now: now.toISOString(), formToken }
}

/** A search reads all entries, so what fits on one page is not counted by another. */
async function countFound({ rows, previous, next }: KeysetPage<unknown>, query: ExportQuery): Promise<number> {
  return previous || next ? countExported(db(), query, mostCounted) : rows.length
}

/** Finds the quote or message of an address, if there is one. */
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
  const place = placeOf(tab, entry, list.isAmongOpen)
  return {
    head: dashboardHead(entry.heading, entryPath(tab, entry.id)),
    tab,
    entry,
    formToken: session.formToken,
    formKey: crypto.randomUUID(),
    list: list.address,
    now: now.toISOString(),
    neighbors: await findNeighbors(db(), inboxes[tab], { filter: openSearch(list.filter), place }, now),
    others: await listOfSamePerson(db(), { ...key, email: entry.email }, now),
    timeline: await listTimeline(db(), { ...key, createdAt: entry.createdAt }),
    draft: await findDraft(db(), key).then(
      (draft) => draft && { savedAt: draft.savedAt, savedBy: draft.savedBy, operatorId: draft.operatorId },
    ),
  }
}

/** Counts neither HEAD nor a page that a browser fetches before anybody asks for it. */
function isVisit({ method, headers }: Request): boolean {
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? headers.get('X-Moz') ?? ''
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose)
}

/** The page is shown even while nothing can be written. */
async function noteVisit(key: EntryKey, session: Session, { request, context }: RequestArgs): Promise<void> {
  try {
    await noteSeen(db(), key, session, new Date())
  } catch (error) {
    log.error('a visit was not noted', { ...ofRequest({ request, context }), error })
  }
}

/** Sets the status or the spam mark of one entry or of those selected. Redirects back with a message. */
export async function changeEntries({ request, context }: RequestArgs) {
  const tab = inboxTabOf(new URL(request.url).pathname)
  const names = { fields: ['intent', 'id', 'status', 'isSuspected', 'back', ...searchFields, ...selectionFields] }
  const entered = { ...(await enterDashboard({ request, context }, names)), request, context }
  const { form } = entered
  if (form.get('intent') === searchIntent) return redirectToFound(tabPath(tab), entered)
  if (form.get('intent') === selectionIntent) return changeSelected(inboxes[tab], entered)
  const isSpamForm = form.get('intent') === markIntent
  const { statusIntent, statusFailed } = inboxKinds[tab]
  const change = isSpamForm ? markOf(form) : parseStatus(tab, textOf(form.get('status')))
  return changeRow(entered, {
    intent: isSpamForm ? markIntent : statusIntent,
    async set(id, act) {
      const changed = change === undefined ? undefined : await inboxes[tab].change(db(), { id, change }, act)
      if (change === undefined || !changed) return undefined
      const report = { changed: [changed.name], unchanged: [], gone: [] }
      const message = movedMessage(tab, { moves: [{ change, ids: [id] }] }, report)
      const { before } = changed
      const fields = isSpamForm
        ? { intent: markIntent, isSuspected: String(before === 'spam') }
        : { intent: statusIntent, status: before }
      return { message, undo: { action: tabPath(tab), fields: { ...fields, id: String(id) } } }
    },
    failed: isSpamForm ? inboxMessages[tab].markFailed : statusFailed,
    otherwise: 'Please try again.',
    notFound: change === undefined ? 'There is no such status.' : inboxMessages[tab].notFound.message,
  })
}

const markIntent = 'set-suspected'

function markOf(form: FormData) {
  return form.get('isSuspected') === 'true' ? 'spam' : 'not-spam'
}
