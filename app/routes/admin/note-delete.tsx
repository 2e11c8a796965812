import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { noteMessages } from '~/features/answers/answer-messages'
import { deleteNote, findNote } from '~/features/answers/entry-events.server'
import { dashboardHead } from '~/features/seo/head'
import { toRowId } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import { cleanLine, truncate } from '~/lib/text'
import { entryPath, noteDeletePath, tabPath } from '~/paths'
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
  const noteId = toRowId(params.noteId) ?? 0
  const note = await findNote(db(), { tab, id: entry.id }, noteId)
  if (!note) throw notFound(noteMessages.notFound)
  await requireWriter(session, note)
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  return {
    head: dashboardHead('Delete a Note', noteDeletePath(tab, entry.id, noteId)),
    ...{ text: truncate(cleanLine(note.text ?? ''), 200), by: note.operatorName, formToken: session.formToken },
    back: withListBack(entryPath(tab, entry.id), list),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  const { tab, entry } = await requireEntry({ request, params })
  const key = { tab, id: entry.id }
  const noteId = toRowId(params.noteId) ?? 0
  await requireWriter(entered.session, await findNote(db(), key, noteId), entered.headers)
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-note',
      back: withListBack(entryPath(tab, entry.id), list),
      remove: (act) => deleteNote(db(), key, noteId, act),
      done: noteMessages.deleted,
      failed: noteMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, noteMessages.deleteFailed)
}

export default function DeleteNote() {
  const { text, by, formToken, back } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question={noteMessages.confirmDelete}
      name={text}
      consequence={`The note by ${by} is deleted for all operators.`}
      intent="delete-note"
      formToken={formToken}
      back={back}
    />
  )
}
