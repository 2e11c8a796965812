import { updateQuoteStatus } from '~/inbox/entries/quote-inbox.server'
import { inboxMessages } from '~/inbox/entries/inbox-messages'
import { quoteMessages } from '~/inbox/quotes/quotes'
import { QuoteStatusInput } from '~/inbox/quotes/quotes.schema'
import { apiError, apiRoute, entity, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { callerOf } from '~/server/auth/api-tokens.server'
import { toRowId } from '~/lib/ids'

const requireCaller = callerOf('requests')

const api = apiRoute(
  {
    PATCH: async ({ request, context, params }) => {
      const { status } = await readJson(request, QuoteStatusInput, () => quoteMessages.statusFailed.description)
      const act = { by: await requireCaller(request, context), now: new Date() }
      const id = toRowId(params.id)
      const quote = id === undefined ? undefined : await updateQuoteStatus(db(), { id, status }, act)
      return quote ? entity(quote) : apiError(404, inboxMessages.quotes.notFound.title)
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action
