/** The address is `/api/seo/{type}/{slugOrId}`. */
import { findHead, isHeadType } from '~/api/find-head.server'
import { toSeoRecord } from '~/seo/head'
import { headTypes } from '~/paths'
import { ApiError, apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'

const api = apiRoute({
  GET: async ({ request, params: { type = '', slugOrId = '' } }) => {
    const { headers, isFresh } = revalidation(request, await readContentVersion(db()))
    if (!isHeadType(type)) throw new ApiError(400, `type must be ${headTypes.join(', ').replace(/, (?=\w+$)/, ' or ')}`)
    const head = await findHead(type, slugOrId)
    if (!head) throw new ApiError(404, 'Not Found')
    return isFresh
      ? new Response(null, { status: 304, headers })
      : Response.json(toSeoRecord(head, await site()), { headers })
  },
})

export const loader = api.loader
export const action = api.action
