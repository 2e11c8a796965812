import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { binPromise, undoDeletion } from '~/features/bin/bin'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { deletedMessage, inboxMessages, inboxTabOf } from '~/features/inbox/inbox-messages'
import { deleteEntries } from '~/features/inbox/inbox-deletion.server'
import { findSender, inboxes } from '~/features/inbox/inbox.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, pageBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/ids'
import { deletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const { pathname, searchParams } = new URL(request.url)
  const tab = inboxTabOf(pathname)
  const id = toRowId(params.id)
  const sender = id === undefined ? undefined : await findSender(db(), inboxes[tab], id)
  if (id === undefined || sender === undefined) throw notFound(inboxMessages[tab].notFound)
  const head = dashboardHead(`Delete ${inboxMessages[tab].from(sender)}`, deletePath(tab, id))
  const { binDays } = await readInboxSettings(db())
  return { head, tab, sender, binDays, formToken, back: pageBackOf(searchParams, tabPath(tab)) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  const { pathname, searchParams } = new URL(request.url)
  const tab = inboxTabOf(pathname)
  const id = toRowId(params.id)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-entry',
      back: listBackOf(searchParams, tabPath(tab)),
      remove: (act) => deleteEntries(db(), inboxes[tab], id === undefined ? [] : [id], act),
      done: (deleted) => deletedMessage(tab, deleted),
      undo: ({ moved }, act) => undoDeletion(moved.length, act),
      failed: inboxMessages[tab].deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, inboxMessages[inboxTabOf(new URL(args.request.url).pathname)].deleteFailed)
}

export default function DeleteEntry() {
  const { tab, sender, binDays, formToken, back } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question={inboxMessages[tab].confirmDelete}
      name={inboxMessages[tab].from(sender)}
      consequence={binPromise(binDays)}
      isRestorable
      intent="delete-entry"
      formToken={formToken}
      back={back}
    />
  )
}
