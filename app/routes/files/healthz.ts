/** Monitors get 200 while the database answers, else 503. */
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { checkDatabase } from '~db/health.server'

const headers = { 'Cache-Control': 'no-store' }

const api = apiRoute({
  GET: async () => {
    try {
      await checkDatabase(db())
      return Response.json({ status: 'ok' }, { headers })
    } catch (error) {
      log.error('the database does not answer', { error })
      return Response.json({ status: 'unavailable' }, { status: 503, headers })
    }
  },
})

export const loader = api.loader
export const action = api.action
