import { contactErrorMessage } from '~/inbox/contacts/contacts'
import { ContactInput } from '~/inbox/contacts/contacts.schema'
import { listContacts } from '~/inbox/entries/contact-inbox.server'
import { createContact } from '~/inbox/new-entries.server'
import { apiRoute, created, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { asAttempt } from '~/server/forms/public-form.server'
import { jsonList } from '~/server/json-list.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('requests', 'owner')

const api = apiRoute({
  GET: async ({ request, context }) => {
    await requireCaller(request, context)
    return jsonList(request, { headers: { 'Cache-Control': 'no-store' } }, (page) => listContacts(db(), page))
  },
  POST: ({ request, context }) =>
    asAttempt({ context }, async (store) => {
      const input = await readJson(request, ContactInput, (messages) => contactErrorMessage(messages).description)
      const contact = await store((arrival) => createContact(db(), { ...input, suspected: false }, arrival))
      return created(contact, `/api/contacts/${String(contact.id)}`)
    }),
})

export const loader = api.loader
export const action = api.action
