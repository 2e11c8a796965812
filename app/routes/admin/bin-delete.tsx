import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { binMessages, deletedForGood } from '~/features/bin/bin'
import { findBinEntry } from '~/features/bin/bin-list.server'
import { deleteForGood } from '~/features/bin/bin.server'
import { dashboardHead } from '~/features/seo/head'
import { toRowId } from '~/lib/ids'
import { listBackOf } from '~/lib/list-back'
import { binDeletePath, binPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { db } from '~/server/database.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const id = toRowId(params.id)
  const entry = id === undefined ? undefined : await findBinEntry(db(), id, new Date())
  if (!entry) throw notFound(binMessages.gone)
  return {
    head: dashboardHead('Delete for Good', binDeletePath(entry.id)),
    title: entry.title,
    kind: entry.kind,
    formToken,
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...deletionForm, role: 'owner' })
  const id = toRowId(params.id)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-for-good',
      back: listBackOf(new URL(request.url).searchParams, binPath),
      remove: async (act) => id !== undefined && deleteForGood(db(), id, act),
      done: binMessages.deletedForGood,
      failed: binMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, binMessages.deleteFailed)
}

export default function DeleteForGood() {
  const { title, kind, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <ConfirmDelete
      question={binMessages.confirmDelete}
      name={title}
      consequence={deletedForGood(1, kind)}
      intent="delete-for-good"
      formToken={formToken}
      back={listBackOf(search, binPath)}
    />
  )
}
