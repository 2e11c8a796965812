import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { findActiveDeerTypeBySlug, findAnyDeerTypeBySlug } from '~/kinds/deer-types/deer-types.server'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { isOperatorsCall } from '~/server/auth/api-tokens.server'

const api = apiRoute({
  GET: async ({ request, context, params }) => {
    const slug = params.slug ?? ''
    if (await isOperatorsCall({ request, context }, 'content')) {
      const deerType = await findAnyDeerTypeBySlug(db(), slug)
      return deerType ? entity(deerType) : apiError(404, deerTypeMessages.notFound)
    }
    const { headers, isFresh } = revalidation(request, await readContentVersion(db()))
    const deerType = await findActiveDeerTypeBySlug(db(), slug)
    if (!deerType) return apiError(404, deerTypeMessages.notFound)
    return isFresh ? new Response(null, { status: 304, headers }) : Response.json(deerType, { headers })
  },
})

export const loader = api.loader
export const action = api.action
