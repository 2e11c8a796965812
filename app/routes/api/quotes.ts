import { quoteErrorMessage, quoteFieldMessages } from '~/features/quotes/quotes'
import { QuoteInput } from '~/features/quotes/quotes.schema'
import { createQuote } from '~/features/quotes/quotes.server'
import { apiError, apiRoute, created, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { countFormAttempt, storedFormLimit } from '~/server/rate-limits.server'

const api = apiRoute({
  POST: async ({ request }) => {
    await countFormAttempt(request)
    const input = await readJson(request, QuoteInput, (messages) => quoteErrorMessage(messages).description)
    const arrival = { now: new Date(), limit: storedFormLimit(request) }
    const quote = await createQuote(db(), { ...input, suspected: false }, arrival)
    if (quote) return created(quote, `/api/quotes/${String(quote.id)}`)
    const { productMissing } = quoteFieldMessages
    return apiError(400, productMissing, { errors: { productId: [productMissing] } })
  },
})

export const loader = api.loader
export const action = api.action
