import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { BackToList } from '~/components/ui/back-to-list'
import { unlessRefused } from '~/components/ui/refused-form'
import { ContactDetail } from '~/features/contacts/contact-detail'
import { findContact } from '~/features/contacts/contact-inbox.server'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { entryPath, tabPath } from '~/paths'
import { requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { notFound } from '~/forms/reply.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const id = toRowId(params.id)
  const contact = id === undefined ? undefined : await findContact(db(), id, new Date())
  if (!contact) throw notFound(inboxMessages.contacts.notFound)
  return { head: dashboardHead(`Message of ${contact.name}`, entryPath('contacts', contact.id)), contact, formToken }
}

export default function ContactEntry() {
  const { contact, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const list = listBackOf(search, tabPath('contacts'))
  return (
    <div className="mt-8">
      <BackToList list={list} whole={tabPath('contacts')} name="All messages" />
      <ContactDetail
        contact={contact}
        formToken={formToken}
        back={withListBack(entryPath('contacts', contact.id), list)}
      />
    </div>
  )
}
