import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { outfitterCalls } from '~/kinds/outfitters/admin/outfitter-calls.server'
import { listOutfitters } from '~/kinds/outfitters/outfitters.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return jsonList(request, kept, (page) => listOutfitters(db(), page))
  },
  POST: outfitterCalls.create,
})

export const loader = api.loader
export const action = api.action
