import { callerOf } from '~/server/auth/api-tokens.server'
import { postCalls } from '~/kinds/blog/admin/post-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PATCH: postCalls.update, DELETE: postCalls.remove }, { guard: callerOf('content') })

export const loader = api.loader
export const action = api.action
