import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { binPromise, undoDeletion } from '~/features/bin/bin'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { deletedMessage, selectionMessages } from '~/features/records/change-messages'
import { dashboardHead } from '~/features/seo/head'
import { parseIds } from '~/lib/ids'
import { listBackOf } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { countNoun, listSome } from '~/lib/text'
import { listedTabOf, selectedDeletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { deleteRecord } from '~/forms/records.server'
import { textOf } from '~/forms/form-data.server'
import { deleteSelectedRecords } from '~/content/list/selection.server'
import { stores } from '~/kinds/kinds.server'
import { readRecordNames } from '~db/record-list.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const { pathname, searchParams } = new URL(request.url)
  const tab = listedTabOf(pathname)
  const asked = parseIds(searchParams.get('ids') ?? '').slice(0, listPageSize)
  const { table, list } = stores[tab]
  const records = await readRecordNames(db(), table, asked)
  if (records.length === 0) throw notFound(selectionMessages.allGone(list.nouns))
  const ids = records.map(({ id }) => id)
  const head = dashboardHead('Delete the Selected', selectedDeletePath(tab, ids))
  const { binDays } = await readInboxSettings(db())
  return { head, tab, nouns: list.nouns, ids, names: records.map(({ name }) => name), binDays, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { fields: ['intent', 'ids'] })
  const { pathname, searchParams } = new URL(request.url)
  const tab = listedTabOf(pathname)
  const ids = parseIds(textOf(entered.form.get('ids'))).slice(0, listPageSize)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-records',
      back: listBackOf(searchParams, tabPath(tab)),
      remove: (act) => deleteSelectedRecords(stores[tab], ids, act),
      done: (deleted) => deletedMessage(stores[tab].list.nouns, deleted),
      undo: undoDeletion,
      failed: selectionMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, selectionMessages.deleteFailed)
}

export default function DeleteRecords() {
  const { tab, nouns, ids, names, binDays, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isOne = names.length === 1
  return (
    <ConfirmDelete
      question={`Are you sure you want to delete ${isOne ? 'this' : 'these'} ${countNoun(names.length, nouns)}?`}
      name={listSome(names, mostNamed)}
      consequence={binPromise(binDays, names.length)}
      isRestorable
      intent="delete-records"
      keepLabel={isOne ? 'Keep it' : 'Keep them'}
      fields={{ ids: ids.join(',') }}
      formToken={formToken}
      back={listBackOf(search, tabPath(tab))}
    />
  )
}

const mostNamed = 10
