import { apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/server/auth/session.server'

const api = apiRoute(
  {
    POST: async ({ request }) => {
      const by = await requireApiOperator(request)
      const { seedSampleData } = await import('~db/seed/seed.server')
      return entity(await seedSampleData(db(), { by, now: new Date() }))
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
