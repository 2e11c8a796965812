import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { binPromise, undoDeletion } from '~/features/bin/bin'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { deleteEntries } from '~/features/inbox/inbox-deletion.server'
import { countEntries, deletedMessage, inboxMessages, inboxTabOf } from '~/features/inbox/inbox-messages'
import { inboxes, listSenders } from '~/features/inbox/inbox.server'
import { dashboardHead } from '~/features/seo/head'
import { parseIds } from '~/lib/ids'
import { listBackOf } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { listSome } from '~/lib/text'
import { selectedDeletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { deleteRecord } from '~/forms/records.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const { pathname, searchParams } = new URL(request.url)
  const tab = inboxTabOf(pathname)
  const ids = parseIds(searchParams.get('ids') ?? '').slice(0, listPageSize)
  const senders = await listSenders(db(), inboxes[tab], ids)
  if (senders.length === 0) throw notFound(inboxMessages[tab].noneOfSelected)
  const { binDays } = await readInboxSettings(db())
  const head = dashboardHead('Delete the Selected', selectedDeletePath(tab, ids))
  return { head, tab, ids, senders, binDays, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { fields: ['intent', 'ids'] })
  const { pathname, searchParams } = new URL(request.url)
  const tab = inboxTabOf(pathname)
  const sent = entered.form.get('ids')
  const ids = parseIds(typeof sent === 'string' ? sent : '').slice(0, listPageSize)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-entries',
      back: listBackOf(searchParams, tabPath(tab)),
      remove: (act) => deleteEntries(db(), inboxes[tab], ids, act),
      done: (deleted) => deletedMessage(tab, deleted),
      undo: ({ moved }, act) => undoDeletion(moved.length, act),
      failed: inboxMessages[tab].deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, inboxMessages[inboxTabOf(new URL(args.request.url).pathname)].deleteFailed)
}

export default function DeleteSelected() {
  const { tab, ids, senders, binDays, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isOne = senders.length === 1
  return (
    <ConfirmDelete
      question={`Are you sure you want to delete ${isOne ? 'this' : 'these'} ${countEntries(tab, senders.length)}?`}
      name={listSome(senders, mostNamed)}
      consequence={binPromise(binDays, senders.length)}
      isRestorable
      intent="delete-entries"
      keepLabel={isOne ? 'Keep it' : 'Keep them'}
      fields={{ ids: ids.join(',') }}
      formToken={formToken}
      back={listBackOf(search, tabPath(tab))}
    />
  )
}

const mostNamed = 10
