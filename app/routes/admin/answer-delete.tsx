import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { answerMessages } from '~/features/answers/answer-messages'
import { discardDraft, findDraft } from '~/features/answers/answers.server'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { answerDeletePath, entryPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator, requireWriter } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { requireEntry } from '~/inbox/inbox.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireOperator({ request, context })
  const { tab, entry } = await requireEntry({ request, params })
  const draft = await findDraft(db(), { tab, id: entry.id })
  if (!draft) throw notFound(answerMessages.noDraft)
  await requireWriter(session, draft)
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  return {
    head: dashboardHead('Discard the Draft', answerDeletePath(tab, entry.id)),
    name: `Answer to ${inboxMessages[tab].from(entry.sender).replace(/^./, (first) => first.toLowerCase())}`,
    ...{ formToken: session.formToken, back: withListBack(entryPath(tab, entry.id), list) },
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  const { tab, entry } = await requireEntry({ request, params })
  await requireWriter(entered.session, await findDraft(db(), { tab, id: entry.id }), entered.headers)
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'discard-draft',
      back: withListBack(entryPath(tab, entry.id), list),
      remove: (act) => discardDraft(db(), { tab, id: entry.id }, act),
      done: answerMessages.discarded,
      failed: answerMessages.discardFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, answerMessages.discardFailed)
}

export default function DiscardDraft() {
  const { name, formToken, back } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question="Are you sure you want to discard this draft?"
      name={name}
      consequence="Its text and prices are deleted. Nothing is sent."
      intent="discard-draft"
      deleteLabel="Discard"
      formToken={formToken}
      back={back}
    />
  )
}
