import { removeGalleryImage } from '~/kinds/deer-types/admin/deer-types.server'
import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { toVersion, toRowId } from '~/lib/ids'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('content')

const api = apiRoute(
  {
    DELETE: async ({ request, context, params }) => {
      const act = { by: await requireCaller(request, context), now: new Date() }
      const id = toRowId(params.id)
      // Only a small number can match a picture.
      const index = /^(?:0|[1-9]\d{0,3})$/.test(params.index ?? '') ? Number(params.index) : Number.NaN
      const query = new URL(request.url).searchParams
      const expected = { version: toVersion(query.get('version')), image: query.get('image') ?? undefined }
      const deerType = id === undefined ? undefined : await removeGalleryImage(db(), { id, index, ...expected }, act)
      return deerType ? entity(deerType) : apiError(404, deerTypeMessages.notFound)
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action
