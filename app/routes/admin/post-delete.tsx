import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/ui/confirm-delete'
import { unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { logIn } from '~/features/operators/operators.server'
import { deletePost, findPostEntry } from '~/features/blog/blog-desk.server'
import { blogMessages } from '~/features/blog/blog'
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
  const post = id === undefined ? undefined : await findPostEntry(db(), id)
  if (!post) throw notFound(blogMessages.gone)
  const head = dashboardHead(`Delete ${post.title}`, deletePath('blog', post.id))
  return { head, name: post.title, formToken }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  const id = toRowId(params.id)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-post',
      back: listBackOf(new URL(request.url).searchParams, tabPath('blog')),
      remove: async (act) => id !== undefined && deletePost(db(), id, act),
      done: blogMessages.deleted,
      failed: blogMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, blogMessages.deleteFailed)
}

export default function DeletePost() {
  const { name, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <ConfirmDelete
      question={blogMessages.deleteQuestion}
      name={name}
      consequence="Its page goes, and its address with it."
      intent="delete-post"
      formToken={formToken}
      back={listBackOf(search, tabPath('blog'))}
    />
  )
}
