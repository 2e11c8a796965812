import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { productCalls } from '~/kinds/products/admin/product-calls.server'
import { listActiveProducts } from '~/kinds/products/products.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return jsonList(request, kept, (page) => listActiveProducts(db(), page))
  },
  POST: productCalls.create,
})

export const loader = api.loader
export const action = api.action
