import { callerOf } from '~/server/auth/api-tokens.server'
import { productCalls } from '~/kinds/products/admin/product-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PUT: productCalls.toggle }, { guard: callerOf('content') })

export const loader = api.loader
export const action = api.action
