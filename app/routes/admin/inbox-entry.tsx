import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { inboxKinds } from '~/features/inbox/inbox'
import { EntryNeighbors } from '~/features/inbox/entry-neighbors'
import { EntryView } from '~/features/inbox/inbox-entry'
import { KeysButton } from '~/features/inbox/keys-dialog'
import { listFrom } from '~/features/inbox/list-place'
import { loadEntry } from '~/inbox.server'
import { withListBack } from '~/lib/list-back'
import { entryPath, tabPath } from '~/paths'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadEntry(args)
}

export default function InboxEntry() {
  const { tab, entry, list, neighbors, now, formToken } = useLoaderData<typeof loader>()
  return (
    <div className="mt-8">
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
        back={withListBack(entryPath(tab, entry.id), list)}
      />
    </div>
  )
}
