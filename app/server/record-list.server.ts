/** The lists of the dashboard: one page of a tab's records, by filter, search and cursor. */
import { redirect } from '@remix-run/node'
import type { Cursor } from '~/lib/cursor'
import type { RequestArgs } from '~/http/load-context'
import type { ErrorWords } from '~/lib/error-words'
import type { KeysetPage } from '~/lib/keyset-page'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, parseListFilter, type ListFilter } from '~/lib/list-query'
import { tabPath, type RecordTab } from '~/paths'
import { requireOperator } from './dashboard.server'
import { log, ofRequest } from './log.server'
import { errorReply } from './reply.server'

interface RecordListSource<State extends string, Row, C extends Cursor> {
  tab: RecordTab
  states: readonly State[]
  parseCursor: (text: string) => C | undefined
  readPage: (query: { filter: ListFilter<State>; cursor: C | undefined; size: number }) => Promise<KeysetPage<Row, C>>
  countStates: () => Promise<Record<State, number>>
  failed: ErrorWords
}

/** For the operator. @throws the login form, the tab's own error, and a redirect from a page that has no entries left */
export async function loadRecordList<State extends string, Row, C extends Cursor>(
  { request, context }: RequestArgs,
  { tab, states, parseCursor, readPage, countStates, failed }: RecordListSource<State, Row, C>,
) {
  const { formToken } = await requireOperator({ request, context })
  // Behind an editor is the list that it was opened from.
  const searchParams = listQueryOf(request.url, tabPath(tab))
  const query = {
    filter: parseListFilter(searchParams, states),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, failed, async () => ({
    page: await readPage({ ...query, size: listPageSize }),
    counts: await countStates(),
  }))
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath(tab))) {
    throw redirect(listAddress(tabPath(tab), query.filter))
  }
  return { page, counts, query, formToken }
}

/** What `read` gives; a list that cannot be read says so in its tab. @throws the tab's own words, status 500 */
export async function listOrFail<T>(
  { request, context }: RequestArgs,
  failed: ErrorWords,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    log.error('a list of the dashboard could not be read', { ...ofRequest({ request, context }), error })
    throw errorReply(500, failed)
  }
}
