import { removeFeaturedImage } from '~/kinds/deer-types/admin/deer-types.server'
import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { toRowId } from '~/lib/ids'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/server/auth/session.server'

const api = apiRoute(
  {
    DELETE: async ({ request, params }) => {
      const act = { by: await requireApiOperator(request), now: new Date() }
      const id = toRowId(params.id)
      const deerType = id === undefined ? undefined : await removeFeaturedImage(db(), id, act)
      return deerType ? entity(deerType) : apiError(404, deerTypeMessages.notFound)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
