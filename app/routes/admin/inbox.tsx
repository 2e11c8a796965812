/** Both inboxes; the address tells which. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useOutletContext, type ClientActionFunctionArgs } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { countShown } from '~/inbox/entries/export'
import { ExportLinks } from '~/inbox/entries/export-links'
import { inboxKinds } from '~/inbox/entries/inbox'
import { inboxTabOf } from '~/inbox/entries/inbox-messages'
import { InboxView } from '~/inbox/entries/inbox-view'
import type { DashboardFigures } from '~/dashboard/summary-cards'
import { actionHeaders } from '~/server/forms/reply.server'
import { changeEntries, loadInbox } from '~/inbox/inbox.server'

export const handle = { interactive: true }
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
  const { tab, page, query, found, now, formToken } = useLoaderData<typeof loader>()
  const figures = useOutletContext<DashboardFigures>()
  return (
    <InboxView tab={tab} page={page} query={query} counts={figures[tab]} loadedAt={now} formToken={formToken}>
      <ExportLinks tab={tab} filter={query.filter} count={found ?? countShown(figures[tab], query.filter.show)} />
    </InboxView>
  )
}
