import { callerOf } from '~/server/auth/api-tokens.server'
import { deerTypeCalls } from '~/kinds/deer-types/admin/deer-type-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PATCH: deerTypeCalls.toggle }, { guard: callerOf('content') })

export const loader = api.loader
export const action = api.action
