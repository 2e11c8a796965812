import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/ui/confirm-delete'
import { unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { deleteDeerType, findDeerTypeEntry } from '~/features/deer-types/deer-type-desk.server'
import { deerTypeDeskMessages as messages } from '~/features/deer-types/deer-type-messages'
import { logIn } from '~/features/operators/operators.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { deletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { deleteRecord, deletionForm } from '~/server/record-deletion.server'
import { notFound } from '~/server/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const id = toRowId(params.id)
  const deerType = id === undefined ? undefined : await findDeerTypeEntry(db(), id)
  if (!deerType) throw notFound(messages.notFound)
  const head = dashboardHead(`Delete ${deerType.name}`, deletePath('deer-types', deerType.id))
  return { head, name: deerType.name, formToken }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  const id = toRowId(params.id)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-deer-type',
      back: listBackOf(new URL(request.url).searchParams, tabPath('deer-types')),
      remove: async (act) => id !== undefined && deleteDeerType(db(), id, act),
      done: messages.deleted,
      failed: messages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.deleteFailed)
}

export default function DeleteDeerType() {
  const { name, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <ConfirmDelete
      question={messages.confirmDelete}
      name={name}
      consequence="Its page goes from the species guide, and its address with it."
      intent="delete-deer-type"
      formToken={formToken}
      back={listBackOf(search, tabPath('deer-types'))}
    />
  )
}
