import { quoteErrorMessage, quoteFieldMessages } from '~/inbox/quotes/quotes'
import { QuoteInput } from '~/inbox/quotes/quotes.schema'
import { listQuotes } from '~/inbox/entries/quote-inbox.server'
import { createQuote } from '~/inbox/new-entries.server'
import { apiError, apiRoute, created, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { asAttempt } from '~/server/forms/public-form.server'
import { jsonList } from '~/server/json-list.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('requests', 'owner')

const api = apiRoute({
  GET: async ({ request, context }) => {
    await requireCaller(request, context)
    return jsonList(request, { headers: { 'Cache-Control': 'no-store' } }, (page) => listQuotes(db(), page))
  },
  POST: ({ request, context }) =>
    asAttempt({ context }, async (store) => {
      const input = await readJson(request, QuoteInput, (messages) => quoteErrorMessage(messages).description)
      const quote = await store((arrival) => createQuote(db(), { ...input, suspected: false }, arrival))
      if (quote) return created(quote, `/api/quotes/${String(quote.id)}`)
      const { productMissing } = quoteFieldMessages
      return apiError(400, productMissing, { errors: { productId: [productMissing] } })
    }),
})

export const loader = api.loader
export const action = api.action
