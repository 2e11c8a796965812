import { removeFeaturedImage } from '~/kinds/deer-types/admin/deer-types.server'
import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { toRowId } from '~/lib/ids'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('content')

const api = apiRoute(
  {
    DELETE: async ({ request, context, params }) => {
      const act = { by: await requireCaller(request, context), now: new Date() }
      const id = toRowId(params.id)
      const deerType = id === undefined ? undefined : await removeFeaturedImage(db(), id, act)
      return deerType ? entity(deerType) : apiError(404, deerTypeMessages.notFound)
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action
