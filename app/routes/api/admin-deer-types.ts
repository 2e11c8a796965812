import { listAllDeerTypes } from '~/features/deer-types/deer-types.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { sortedJsonList } from '~/server/json-list.server'
import { requireApiOperator } from '~/server/session.server'

const api = apiRoute(
  {
    GET: ({ request }) =>
      sortedJsonList(request, { headers: { 'Cache-Control': 'no-store' } }, 'name', (page) =>
        listAllDeerTypes(db(), page),
      ),
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
