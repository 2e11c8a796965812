import { requireApiOperator } from '~/auth/session.server'
import { deerTypeCalls } from '~/features/deer-types/admin/deer-type-calls.server'
import { apiRoute } from '~/server/api.server'

const api = apiRoute({ PATCH: deerTypeCalls.toggle }, { guard: requireApiOperator })

export const loader = api.loader
export const action = api.action
