import { apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/server/session.server'
import { seedSampleData } from '~db/seed/seed.server'

const api = apiRoute({ POST: async () => entity(await seedSampleData(db())) }, { guard: requireApiOperator })

export const loader = api.loader
export const action = api.action
