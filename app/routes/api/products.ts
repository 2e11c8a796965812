import { listActiveProducts } from '~/features/products/products.server'
import { apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/content-version.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return jsonList(request, kept, (page) => listActiveProducts(db(), page))
  },
})

export const loader = api.loader
export const action = api.action
