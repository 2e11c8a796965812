import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeMessages } from '~/features/deer-types/deer-types'
import { toRowId } from '~/lib/ids'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { requireApiOperator } from '~/auth/session.server'

const api = apiRoute(
  {
    PATCH: async ({ request, params }) => {
      const act = { by: await requireApiOperator(request), now: new Date() }
      const id = toRowId(params.id)
      const deerType = id === undefined ? undefined : await deerTypeStore.toggle(db(), id, act)
      return deerType ? entity(deerType) : apiError(404, deerTypeMessages.notFound)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
