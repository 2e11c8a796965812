import { requireApiOperator } from '~/server/auth/session.server'
import { productCalls } from '~/kinds/products/admin/product-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PUT: productCalls.toggle }, { guard: requireApiOperator })

export const loader = api.loader
export const action = api.action
