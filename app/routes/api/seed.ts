import { apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('content', 'owner')

const api = apiRoute(
  {
    POST: async ({ request, context }) => {
      const by = await requireCaller(request, context)
      const { seedSampleData } = await import('~db/seed/seed.server')
      return entity(await seedSampleData(db(), { by, now: new Date() }))
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action
