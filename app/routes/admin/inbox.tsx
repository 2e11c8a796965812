/** The page shows one of the two inboxes; the address tells which. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { useMayOpen } from '~/components/layout/operator-context'
import { countShown, exportFormats, mostCounted } from '~/inbox/entries/export'
import { inboxKinds, type InboxFilter, type InboxTab } from '~/inbox/entries/inbox'
import { countEntries, inboxTabOf } from '~/inbox/entries/inbox-messages'
import { InboxView } from '~/inbox/entries/inbox-view'
import { changeEntries, loadInbox } from '~/inbox/inbox.server'
import { listAddress } from '~/lib/list-query'
import { exportPath } from '~/paths'
import { actionHeaders } from '~/server/forms/reply.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadInbox(args)
}

export function action(args: ActionFunctionArgs) {
  return changeEntries(args)
}

export function clientAction(args: ClientActionFunctionArgs) {
  const tab = inboxTabOf(new URL(args.request.url).pathname)
  return orUnchanged<typeof action>(args, inboxKinds[tab].statusFailed)
}

export default function Inbox() {
  const { tab, page, query, counts, found, now, formToken } = useLoaderData<typeof loader>()
  return (
    <InboxView tab={tab} page={page} query={query} counts={counts} loadedAt={now} formToken={formToken}>
      <ExportLinks tab={tab} filter={query.filter} count={found ?? countShown(counts, query.filter.show)} />
    </InboxView>
  )
}

interface ExportLinksProps {
  tab: InboxTab
  filter: InboxFilter
  count: number
}

/** The files have the list as it is filtered, on all its pages. */
function ExportLinks({ tab, filter, count }: ExportLinksProps) {
  const mayOpen = useMayOpen()
  if (count === 0 || !mayOpen(exportPath(tab, 'csv'))) return null
  const many = count > mostCounted && filter.search !== ''
  const entries = many ? `more than ${countEntries(tab, mostCounted)}` : countEntries(tab, count)
  return (
    <p className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 font-sans text-base">
      {exportFormats.map((format) => (
        <a
          key={format}
          href={listAddress(exportPath(tab, format), filter)}
          className="inline-flex min-h-7 items-center font-semibold"
        >
          Export {format.toUpperCase()}
        </a>
      ))}
      <span className="text-soft">
        {filter.show === 'all' && filter.search === '' ? 'All' : 'As filtered'}: {entries}
      </span>
    </p>
  )
}
