/** Loaders and actions of the dashboard's record lists. */
import { redirect } from '@remix-run/node'
import type { Cursor } from '~/lib/cursor'
import type { RequestArgs } from '~/server/load-context'
import { type ErrorWords, type Message, withReason } from '~/lib/messages'
import type { KeysetPage } from '~/lib/keyset-page'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, type ListFilter } from '~/lib/list-query'
import { tabPath, type RecordTab } from '~/paths'
import { log, ofRequest } from '~/server/log.server'
import { failedRead } from '~/forms/reply.server'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { requireIntent } from './form-data.server'
import { redirectWithToast } from './toast.server'
import { toDashboardAddress } from '~/lib/login-prompt'
import { Refusal } from '~/lib/refusal'
import { toRowId } from '~/lib/ids'

interface RecordListSource<State extends string, Filter extends ListFilter<State>, Row, C extends Cursor> {
  tab: RecordTab
  parseFilter: (parameters: URLSearchParams) => Filter
  parseCursor: (text: string) => C | undefined
  readPage: (query: { filter: Filter; cursor: C | undefined; size: number }) => Promise<KeysetPage<Row, C>>
  countStates: () => Promise<Readonly<Partial<Record<State, number>>>>
  failed: ErrorWords
}

/** @throws a 500 with the tab's message, and a redirect from a page that is empty now */
export async function loadRecordList<State extends string, Filter extends ListFilter<State>, Row, C extends Cursor>(
  { request, context }: RequestArgs,
  { tab, parseFilter, parseCursor, readPage, countStates, failed }: RecordListSource<State, Filter, Row, C>,
) {
  // A dialog's list is the one it was opened from.
  const searchParams = listQueryOf(request.url, tabPath(tab))
  const query = {
    filter: parseFilter(searchParams),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, failed, async () => ({
    page: await readPage({ ...query, size: listPageSize }),
    counts: await countStates(),
  }))
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath(tab))) {
    throw redirect(listAddress(tabPath(tab), query.filter))
  }
  return { page, counts, query }
}

/** @throws the tab's message, status 500 or 503 */
export async function listOrFail<T>(
  { request, context }: RequestArgs,
  failed: ErrorWords,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    log.error('a list of the dashboard could not be read', { ...ofRequest({ request, context }), error })
    throw failedRead(error, failed)
  }
}

export const switchForm = { fields: ['intent', 'id', 'isOn', 'back'] }

interface Switch<Changed> {
  intent: string
  /** Undefined if there is no such record. */
  set: (change: { id: number; isOn: boolean }, act: Act) => Promise<Changed | undefined>
  done: (changed: Changed) => Message
  /** See withReason(). */
  failed: Message
  notFound: string
}

/** Redirects to the list with a message, whether it worked or not. */
export async function switchRecord<Changed>(
  { request, context, form, by, headers }: RequestArgs & { form: FormData; by: Actor; headers: Headers },
  { intent, set, done, failed, notFound }: Switch<Changed>,
) {
  requireIntent(form, intent, headers)
  const id = toRowId(form.get('id'))
  const back = toDashboardAddress(form.get('back'))
  const act = { by, now: new Date() }
  // Carries the cookie of a login made on the way.
  const leadBack = (reason: string | undefined) =>
    redirectWithToast(back, withReason(failed, reason), { kind: 'error', headers })
  try {
    const changed = id === undefined ? undefined : await set({ id, isOn: form.get('isOn') === 'true' }, act)
    if (changed === undefined) return await leadBack(notFound)
    return await redirectWithToast(back, done(changed), { headers })
  } catch (error) {
    if (error instanceof Refusal) return leadBack(error.message)
    log.error('a record was not switched', { ...ofRequest({ request, context }), error })
    return leadBack(error instanceof DatabaseWriteError ? error.message : undefined)
  }
}
