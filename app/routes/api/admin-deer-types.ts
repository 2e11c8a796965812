import { callerOf } from '~/server/auth/api-tokens.server'
import { deerTypeCalls } from '~/kinds/deer-types/admin/deer-type-calls.server'
import { listAllDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { sortedJsonList } from '~/server/json-list.server'

const api = apiRoute(
  {
    GET: ({ request }) =>
      sortedJsonList(request, { headers: { 'Cache-Control': 'no-store' } }, 'name', (page) =>
        listAllDeerTypes(db(), page),
      ),
    POST: deerTypeCalls.create,
  },
  { guard: callerOf('content') },
)

export const loader = api.loader
export const action = api.action
