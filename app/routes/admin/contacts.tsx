import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useOutletContext, type ClientActionFunctionArgs } from '@remix-run/react'
import { InboxView } from '~/components/ui/inbox-view'
import { unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { ContactTable } from '~/features/contacts/contact-table'
import { contactBadges, contactMessages, contactStatuses } from '~/features/contacts/contacts'
import { ContactStatusInput } from '~/features/contacts/contacts.schema'
import { logIn } from '~/features/operators/operators.server'
import type { DashboardFigures } from '~/features/operators/summary-cards'
import { pageOfContacts, updateContactStatus } from '~/features/contacts/contact-inbox.server'
import { dashboardHead } from '~/features/seo/head'
import { parseInboxQuery } from '~/lib/inbox'
import { listAddress, listPageSize } from '~/lib/list-query'
import { tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { changeStatus, statusForm } from '~/server/status-change.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const query = parseInboxQuery(new URL(request.url).searchParams, contactStatuses)
  const page = await pageOfContacts(db(), { ...query, size: listPageSize }, new Date())
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0) throw redirect(listAddress(tabPath('contacts'), query.filter))
  return {
    head: dashboardHead('Contact Management', tabPath('contacts')),
    page,
    query,
    formToken,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard(request, statusForm, (attempt) => logIn(db(), attempt, new Date()))
  return changeStatus(
    { form, by, headers, request },
    {
      intent: 'update-contact-status',
      schema: ContactStatusInput,
      messages: contactMessages,
      update: (id, { status }, act) => updateContactStatus(db(), { id, status }, act),
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, contactMessages.statusFailed)
}

export default function Contacts() {
  const { page, query, formToken } = useLoaderData<typeof loader>()
  // The dashboard around this tab has counted for its cards.
  const figures = useOutletContext<DashboardFigures>()
  return (
    <InboxView
      title="Contact Management"
      path={tabPath('contacts')}
      emptyText="No contact messages yet."
      page={page}
      query={query}
      counts={figures.contacts}
      labels={contactBadges}
      statuses={contactStatuses}
    >
      {(contacts, back) => <ContactTable contacts={contacts} formToken={formToken} back={back} />}
    </InboxView>
  )
}
