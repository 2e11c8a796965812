import { updateContactStatus } from '~/features/inbox/contact-inbox.server'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { contactMessages } from '~/features/contacts/contacts'
import { ContactStatusInput } from '~/features/contacts/contacts.schema'
import { apiError, apiRoute, entity, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/auth/session.server'
import { toRowId } from '~/lib/ids'

const api = apiRoute(
  {
    PATCH: async ({ request, params }) => {
      const { status } = await readJson(request, ContactStatusInput, () => contactMessages.statusFailed.description)
      const act = { by: await requireApiOperator(request), now: new Date() }
      const id = toRowId(params.id)
      const contact = id === undefined ? undefined : await updateContactStatus(db(), { id, status }, act)
      return contact ? entity(contact) : apiError(404, inboxMessages.contacts.notFound.title)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
