import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addressOf, InboxFilters } from '~/components/ui/inbox-filters'
import { Pagination } from '~/components/ui/pagination'
import { ContactTable } from '~/features/contacts/contact-table'
import { contactMessages, contactStatuses } from '~/features/contacts/contacts'
import { ContactStatusInput } from '~/features/contacts/contacts.schema'
import { logIn } from '~/features/operators/operators.server'
import { countContacts, pageOfContacts, updateContactStatus } from '~/features/contacts/contact-inbox.server'
import { formatCursor } from '~/lib/cursor'
import { inboxPageSize, parseInboxQuery } from '~/lib/inbox'
import { tabPath, withCursor } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { changeStatus, statusFields } from '~/server/status-change.server'

export const handle = { interactive: true }

export async function loader({ request }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator(request)
  const query = parseInboxQuery(new URL(request.url).searchParams, contactStatuses)
  const now = new Date()
  const page = await pageOfContacts(db(), { ...query, size: inboxPageSize }, now)
  return { ...page, ...query, formToken, counts: await countContacts(db(), now) }
}

export async function action({ request }: ActionFunctionArgs) {
  const { form, headers } = await enterDashboard(request, statusFields, (attempt) => logIn(db(), attempt, new Date()))
  return changeStatus(
    { form, headers, request },
    {
      intent: 'update-contact-status',
      schema: ContactStatusInput,
      messages: contactMessages,
      update: (id, { status }) => updateContactStatus(db(), id, status),
    },
  )
}

export default function Contacts() {
  const { rows, previous, next, filter, cursor, counts, formToken } = useLoaderData<typeof loader>()
  const path = tabPath('contacts')
  const list = addressOf(path, filter.show, filter.search)
  return (
    <section aria-labelledby="contacts" className="mt-8">
      <h2 id="contacts" className="mb-4">
        Contact Management
      </h2>
      <InboxFilters
        path={path}
        show={filter.show}
        search={filter.search}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'overdue', label: 'Overdue', count: counts.overdue },
          { id: 'new', label: 'New', count: counts.new },
          { id: 'replied', label: 'Replied', count: counts.replied },
          { id: 'closed', label: 'Closed', count: counts.closed },
          { id: 'suspected', label: 'Suspected', count: counts.suspected },
        ]}
      />
      {rows.length === 0 ? (
        <p className="mt-8 text-xl">
          {list === path && !cursor ? 'No contact messages yet.' : 'Nothing matches this filter.'}
        </p>
      ) : null}
      <ContactTable
        contacts={rows}
        formToken={formToken}
        back={cursor ? withCursor(list, formatCursor(cursor)) : list}
      />
      <Pagination
        label="Messages"
        previousHref={previous && withCursor(list, formatCursor(previous))}
        nextHref={next && withCursor(list, formatCursor(next))}
      />
    </section>
  )
}
