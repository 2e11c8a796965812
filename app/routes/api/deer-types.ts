import { listActiveDeerTypes } from '~/kinds/deer-types/deer-types.server'
import { apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { sortedJsonList } from '~/server/json-list.server'

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return sortedJsonList(request, kept, 'name', (page) => listActiveDeerTypes(db(), page))
  },
})

export const loader = api.loader
export const action = api.action
