import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useOutletContext, type ClientActionFunctionArgs } from '@remix-run/react'
import { InboxView } from '~/components/ui/inbox-view'
import { unlessRefused } from '~/components/ui/refused-form'
import { TabWithDialogs } from '~/components/ui/tab-with-dialogs'
import { orUnchanged } from '~/components/ui/offline-fallback'
import { ContactTable } from '~/features/contacts/contact-table'
import { contactBadges, contactMessages, contactStatuses } from '~/features/contacts/contacts'
import type { DashboardFigures } from '~/features/operators/summary-cards'
import { pageOfContacts } from '~/features/contacts/contact-inbox.server'
import { changeEntry } from '~/inbox-action.server'
import { dashboardHead } from '~/features/seo/head'
import { parseInboxQuery } from '~/lib/inbox'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize } from '~/lib/list-query'
import { tabPath } from '~/paths'
import { requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  // Behind a question stands the list that it was opened from.
  const query = parseInboxQuery(listQueryOf(request.url, tabPath('contacts')), contactStatuses)
  const page = await pageOfContacts(db(), { ...query, size: listPageSize }, new Date())
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath('contacts'))) {
    throw redirect(listAddress(tabPath('contacts'), query.filter))
  }
  return {
    head: dashboardHead('Contact Management', tabPath('contacts')),
    page,
    query,
    formToken,
  }
}

export function action({ request, context }: ActionFunctionArgs) {
  return changeEntry({ request, context }, { tab: 'contacts', intent: 'update-contact-status' })
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, contactMessages.statusFailed)
}

export default function Contacts() {
  const { page, query, formToken } = useLoaderData<typeof loader>()
  // The dashboard around this tab has counted for its cards.
  const figures = useOutletContext<DashboardFigures>()
  return (
    <TabWithDialogs>
      <InboxView
        tab="contacts"
        title="Contact Management"
        emptyText="No contact messages yet."
        page={page}
        query={query}
        counts={figures.contacts}
        labels={contactBadges}
        statuses={contactStatuses}
      >
        {(contacts, back) => <ContactTable contacts={contacts} formToken={formToken} back={back} />}
      </InboxView>
    </TabWithDialogs>
  )
}
