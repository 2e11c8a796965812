import { requireApiOperator } from '~/server/auth/session.server'
import { deerTypeCalls } from '~/kinds/deer-types/admin/deer-type-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PATCH: deerTypeCalls.update, DELETE: deerTypeCalls.remove }, { guard: requireApiOperator })

export const loader = api.loader
export const action = api.action
