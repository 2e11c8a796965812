import { productStore } from '~/features/products/admin/products.server'
import { productMessages } from '~/features/products/products'
import { toRowId } from '~/lib/ids'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/auth/session.server'

const api = apiRoute(
  {
    PUT: async ({ request, params }) => {
      const act = { by: await requireApiOperator(request), now: new Date() }
      const id = toRowId(params.id)
      const product = id === undefined ? undefined : await productStore.toggle(db(), id, act)
      return product ? entity(product) : apiError(404, productMessages.apiNotFound)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
