import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { noteIntents, noteLimit, noteMessages } from '~/inbox/answers/answer-messages'
import { DraftNotice } from '~/inbox/answers/draft-notice'
import { addNote } from '~/inbox/answers/entry-events.server'
import { EntryNotes } from '~/inbox/answers/entry-notes'
import { Timeline } from '~/inbox/answers/timeline-list'
import { inboxKinds } from '~/inbox/entries/inbox'
import { EntryNeighbors } from '~/inbox/entries/entry-neighbors'
import { EntryView } from '~/inbox/entries/inbox-entry'
import { KeysButton } from '~/inbox/entries/keys-dialog'
import { listFrom } from '~/inbox/entries/list-place'
import { SamePersonList } from '~/inbox/entries/same-person-list'
import { loadEntry, requireEntry } from '~/inbox/inbox.server'
import { editorFields } from '~/lib/editing'
import { listBackOf, withListBack } from '~/lib/list-back'
import type { Message } from '~/lib/messages'
import { characterCount, cleanText } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import { entryPath, tabPath } from '~/paths'
import { enterDashboard } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { actionHeaders, failedWrite, withCookies } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadEntry(args)
}

/** Adds a note, or a customer's reply. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const names = { fields: ['intent', 'note', editorFields.formKey] }
  const { form, by, headers: cookies } = await enterDashboard({ request, context }, names)
  const intent = noteIntents.find((name) => name === form.get('intent')) ?? 'add-note'
  requireIntent(form, intent, cookies)
  const { tab, entry } = await requireEntry({ request, params })
  const typed = textOf(form.get('note'))
  const text = cleanText(typed)
  const refuse = (message: Message, init: ResponseInit, fault?: string) => {
    const error: Record<string, string[]> = fault === undefined ? {} : { note: [fault] }
    const lastResult = { status: 'error' as const, error }
    return data({ lastResult, message, note: typed }, withCookies(init, cookies))
  }
  if (text === '')
    return refuse(noteMessages.invalid, { status: 400 }, intent === 'add-note' ? 'Enter a note' : 'Paste the reply')
  if (characterCount(text) > noteLimit) return refuse(noteMessages.invalid, { status: 400 }, tooLong(noteLimit))
  try {
    const sent = { by, now: new Date(), formKey: textOf(form.get(editorFields.formKey)) }
    const event = intent === 'add-note' ? 'note' : 'reply'
    await addNote(db(), { tab, id: entry.id }, { event, text }, sent)
  } catch (error) {
    return refuse(noteMessages.failed, failedWrite(error, { request, context }))
  }
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  const added = intent === 'add-note' ? noteMessages.added : noteMessages.replyAdded
  return redirectWithToast(withListBack(entryPath(tab, entry.id), list), added, { headers: cookies })
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, noteMessages.failed)
}

export default function InboxEntry() {
  const loaded = useLoaderData<typeof loader>()
  const { tab, entry, list, neighbors, now, formToken, formKey, others, timeline, draft } = loaded
  const answer = useActionData<typeof action>()
  const back = withListBack(entryPath(tab, entry.id), list)
  return (
    <TabWithDialogs>
      <div>
        <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <BackToList list={listFrom(list, false)} whole={tabPath(tab)} name={inboxKinds[tab].allEntries} />
          <div className="flex flex-wrap gap-2">
            <EntryNeighbors tab={tab} list={list} {...neighbors} />
            <KeysButton />
          </div>
        </div>
        <EntryView
          tab={tab}
          entry={entry}
          loadedAt={now}
          formToken={formToken}
          back={back}
          list={list}
          hasDraft={draft !== undefined}
        >
          <SamePersonList others={others} />
          {draft ? <DraftNotice tab={tab} id={entry.id} draft={draft} list={list} /> : null}
        </EntryView>
        <Timeline tab={tab} id={entry.id} items={timeline} list={list} />
        <EntryNotes key={entry.id} formToken={formToken} formKey={formKey} refused={answer} />
      </div>
    </TabWithDialogs>
  )
}
