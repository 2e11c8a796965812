import { requireApiOperator } from '~/server/auth/session.server'
import { postCalls } from '~/kinds/blog/admin/post-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PATCH: postCalls.update, DELETE: postCalls.remove }, { guard: requireApiOperator })

export const loader = api.loader
export const action = api.action
