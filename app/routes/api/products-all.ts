import { listAllProducts } from '~/kinds/products/admin/products.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const api = apiRoute(
  {
    GET: ({ request }) =>
      jsonList(request, { headers: { 'Cache-Control': 'no-store' } }, (page) => listAllProducts(db(), page)),
  },
  { guard: callerOf('content') },
)

export const loader = api.loader
export const action = api.action
