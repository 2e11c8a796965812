import { redirect } from '@remix-run/node'
import type { Cursor } from '~/lib/cursor'
import type { RequestArgs } from '~/server/load-context'
import { type ErrorWords, type Message, type UndoForm, withReason } from '~/lib/messages'
import type { KeysetPage } from '~/lib/keyset-page'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, type ListFilter } from '~/lib/list-query'
import { tabPath, type AnsweredTab, type RecordTab } from '~/paths'
import { log, ofRequest } from '~/server/log.server'
import { failedRead } from '~/server/forms/reply.server'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { requireIntent } from './form-data.server'
import { redirectWithToast } from './toast.server'
import { toDashboardAddress } from '~/lib/login-prompt'
import { Refusal } from '~/lib/refusal'
import { toRowId } from '~/lib/ids'

interface ListSource<Filter extends ListFilter<string>, Row, C extends Cursor> {
  tab: RecordTab | AnsweredTab
  parse: (parameters: URLSearchParams) => { filter: Filter; cursor: C | undefined }
  readPage: (query: { filter: Filter; cursor: C | undefined; size: number }) => Promise<KeysetPage<Row, C>>
}

/** @throws a redirect from a page that is empty now */
export async function loadListPage<Filter extends ListFilter<string>, Row, C extends Cursor>(
  { request }: Pick<RequestArgs, 'request'>,
  { tab, parse, readPage }: ListSource<Filter, Row, C>,
) {
  // A dialog's list is the one it was opened from.
  const query = parse(listQueryOf(request.url, tabPath(tab)))
  const page = await readPage({ ...query, size: listPageSize })
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath(tab))) {
    throw redirect(listAddress(tabPath(tab), query.filter))
  }
  return { page, query }
}

interface RecordListSource<
  State extends string,
  Filter extends ListFilter<State>,
  Row,
  C extends Cursor,
> extends ListSource<Filter, Row, C> {
  countStates: () => Promise<Readonly<Partial<Record<State, number>>>>
  failed: ErrorWords
}

/** @throws a 500 with the tab's message, and as loadListPage() */
export async function loadRecordList<State extends string, Filter extends ListFilter<State>, Row, C extends Cursor>(
  args: RequestArgs,
  { countStates, failed, readPage, ...source }: RecordListSource<State, Filter, Row, C>,
) {
  const read = (query: Parameters<typeof readPage>[0]) => listOrFail(args, failed, () => readPage(query))
  const found = await loadListPage(args, { ...source, readPage: read })
  return { ...found, counts: await listOrFail(args, failed, countStates) }
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

interface RowChange {
  intent: string
  set: (id: number, act: Act) => Promise<{ message: Message; undo?: UndoForm } | undefined>
  failed: Message
  otherwise?: string
  notFound: string
}

export async function changeRow(
  { request, context, form, by, headers }: RequestArgs & { form: FormData; by: Actor; headers: Headers },
  { intent, set, failed, otherwise, notFound }: RowChange,
) {
  requireIntent(form, intent, headers)
  const id = toRowId(form.get('id'))
  const back = toDashboardAddress(form.get('back'))
  // The headers carry the cookie of a login that this request made.
  const leadBack = (reason: string | undefined) =>
    redirectWithToast(back, withReason(failed, reason), { kind: 'error', headers })
  try {
    const done = id === undefined ? undefined : await set(id, { by, now: new Date() })
    if (done === undefined) return await leadBack(notFound)
    return await redirectWithToast(back, done.message, { headers, undo: done.undo })
  } catch (error) {
    if (error instanceof Refusal) return leadBack(error.message)
    log.error('a row was not changed', { ...ofRequest({ request, context }), error })
    return leadBack(error instanceof DatabaseWriteError ? error.message : otherwise)
  }
}
