import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { binMessages, countRecords, deletedForGood } from '~/features/bin/bin'
import { findBinContents } from '~/features/bin/bin-list.server'
import { emptyBin } from '~/features/bin/bin.server'
import { dashboardHead } from '~/features/seo/head'
import { toRowId } from '~/lib/ids'
import { listBackOf } from '~/lib/list-back'
import { binEmptyPath, binPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { deleteRecord } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { db } from '~/server/database.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const { count, latest } = await findBinContents(db())
  if (count === 0) throw notFound({ title: 'Nothing to Delete', message: binMessages.none })
  return { head: dashboardHead('Empty the Bin', binEmptyPath), count, latest, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { fields: ['intent', 'latest'], role: 'owner' })
  // What was deleted after the question stays.
  const latest = toRowId(entered.form.get('latest')) ?? 0
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'empty-bin',
      back: binPath,
      remove: (act) => emptyBin(db(), latest, act),
      done: (count) => ({ ...binMessages.emptied, outcome: countRecords(count) }),
      failed: binMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, binMessages.deleteFailed)
}

export default function EmptyBin() {
  const { count, latest, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isOne = count === 1
  return (
    <ConfirmDelete
      question={`Are you sure you want to delete ${isOne ? 'the one record' : `all ${countRecords(count)}`} in the bin for good?`}
      name={countRecords(count)}
      consequence={deletedForGood(count)}
      intent="empty-bin"
      keepLabel={isOne ? 'Keep it' : 'Keep them'}
      fields={{ latest: String(latest) }}
      formToken={formToken}
      back={listBackOf(search, binPath)}
    />
  )
}
