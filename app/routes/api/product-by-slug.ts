import { productMessages } from '~/kinds/products/products'
import { findProductBySlug } from '~/kinds/products/products.server'
import { apiError, apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'

const api = apiRoute({
  GET: async ({ request, params }) => {
    const { headers, isFresh } = revalidation(request, await readContentVersion(db()))
    const product = await findProductBySlug(db(), params.slug ?? '')
    if (!product) return apiError(404, productMessages.apiNotFound)
    return isFresh ? new Response(null, { status: 304, headers }) : Response.json(product, { headers })
  },
})

export const loader = api.loader
export const action = api.action
