import { updateContactStatus } from '~/inbox/entries/contact-inbox.server'
import { inboxMessages } from '~/inbox/entries/inbox-messages'
import { contactMessages } from '~/inbox/contacts/contacts'
import { ContactStatusInput } from '~/inbox/contacts/contacts.schema'
import { apiError, apiRoute, entity, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { callerOf } from '~/server/auth/api-tokens.server'
import { toRowId } from '~/lib/ids'

const requireCaller = callerOf('requests')

const api = apiRoute(
  {
    PATCH: async ({ request, context, params }) => {
      const { status } = await readJson(request, ContactStatusInput, () => contactMessages.statusFailed.description)
      const act = { by: await requireCaller(request, context), now: new Date() }
      const id = toRowId(params.id)
      const contact = id === undefined ? undefined : await updateContactStatus(db(), { id, status }, act)
      return contact ? entity(contact) : apiError(404, inboxMessages.contacts.notFound.title)
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action
