import { blogMessages } from '~/kinds/blog/blog'
import { findAnyPostBySlug, findPublishedPostBySlug } from '~/kinds/blog/blog.server'
import { apiError, apiRoute, entity } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { isOperatorsCall } from '~/server/auth/api-tokens.server'

const api = apiRoute({
  GET: async ({ request, context, params }) => {
    const slug = params.slug ?? ''
    if (await isOperatorsCall({ request, context }, 'content')) {
      const post = await findAnyPostBySlug(db(), slug)
      return post ? entity(post) : apiError(404, blogMessages.notFound)
    }
    const { headers, isFresh } = revalidation(request, await readContentVersion(db()))
    const post = await findPublishedPostBySlug(db(), slug)
    if (!post) return apiError(404, blogMessages.notFound)
    return isFresh ? new Response(null, { status: 304, headers }) : Response.json(post, { headers })
  },
})

export const loader = api.loader
export const action = api.action
