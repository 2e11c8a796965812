import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { inboxKinds } from '~/features/inbox/inbox'
import { EntryView } from '~/features/inbox/inbox-entry'
import { loadEntry } from '~/inbox.server'
import { listBackOf, withListBack } from '~/lib/list-back'
import { entryPath, tabPath } from '~/paths'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadEntry(args)
}

export default function InboxEntry() {
  const { tab, entry, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const list = listBackOf(search, tabPath(tab))
  return (
    <div className="mt-8">
      <BackToList list={list} whole={tabPath(tab)} name={inboxKinds[tab].allEntries} />
      <EntryView tab={tab} entry={entry} formToken={formToken} back={withListBack(entryPath(tab, entry.id), list)} />
    </div>
  )
}
