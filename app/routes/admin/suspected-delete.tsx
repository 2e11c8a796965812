import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { binPromise, undoDeletion } from '~/features/bin/bin'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { deleteSuspected, findSuspected } from '~/features/inbox/inbox-deletion.server'
import { countEntries, inboxMessages, inboxTabOf } from '~/features/inbox/inbox-messages'
import { inboxes } from '~/features/inbox/inbox.server'
import { dashboardHead } from '~/features/seo/head'
import { listAddress } from '~/lib/list-query'
import { toRowId } from '~/lib/ids'
import { suspectedDeletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { deleteRecord } from '~/forms/records.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const tab = inboxTabOf(new URL(request.url).pathname)
  const { count, latest } = await findSuspected(db(), inboxes[tab])
  if (count === 0) throw notFound(inboxMessages[tab].noneSuspected)
  const head = dashboardHead('Delete All Suspected', suspectedDeletePath(tab))
  const back = listAddress(tabPath(tab), { show: 'suspected', search: '' })
  const { binDays } = await readInboxSettings(db())
  return { head, tab, count, latest, binDays, formToken, back }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const names = { fields: ['intent', 'latest'] }
  const entered = await enterDashboard({ request, context }, names)
  const tab = inboxTabOf(new URL(request.url).pathname)
  // Entries that arrived after the question are not deleted.
  const latest = toRowId(entered.form.get('latest')) ?? 0
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-suspected',
      back: tabPath(tab),
      remove: (act) => deleteSuspected(db(), inboxes[tab], latest, act),
      done: (count) => ({
        ...inboxMessages[tab].suspectedDeleted,
        ...(count > 0 && { outcome: countEntries(tab, count, 'suspected') }),
      }),
      undo: undoDeletion,
      failed: inboxMessages[tab].deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, inboxMessages[inboxTabOf(new URL(args.request.url).pathname)].deleteFailed)
}

export default function DeleteSuspected() {
  const { tab, count, latest, binDays, formToken, back } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question={`Are you sure you want to delete ${count === 1 ? 'the' : 'all'} ${countEntries(tab, count, 'suspected')}?`}
      name={countEntries(tab, count, 'suspected')}
      consequence={binPromise(binDays, count)}
      isRestorable
      intent="delete-suspected"
      keepLabel={count === 1 ? 'Keep it' : 'Keep them'}
      fields={{ latest: String(latest) }}
      formToken={formToken}
      back={back}
    />
  )
}
