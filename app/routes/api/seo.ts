/** `/api/seo/{type}/{slugOrId}`: the head of a public page, from the function that writes its tags. */
import { findPublishedPostById, findPublishedPostBySlug } from '~/features/blog/blog.server'
import { postHead } from '~/features/blog/post-head'
import { deerTypeHead } from '~/features/deer-types/deer-type-head'
import { findActiveDeerTypeById, findActiveDeerTypeBySlug } from '~/features/deer-types/deer-types.server'
import { productHead } from '~/features/products/product-head'
import { findProductById, findProductBySlug } from '~/features/products/products.server'
import { toSeoRecord, type PageHead } from '~/features/seo/head'
import { isPageId, pageHeads } from '~/features/seo/page-heads'
import { toolHead } from '~/features/tools/tool-head'
import { tools } from '~/features/tools/tool-list'
import { toRowId } from '~/lib/row-id'
import { ApiError, apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/content-version.server'
import { db } from '~/server/database.server'
import { site } from '~/server/env.server'

const api = apiRoute({
  GET: async ({ request, params: { type = '', slugOrId = '' } }) => {
    const { headers, isFresh } = revalidation(request, await readContentVersion(db()))
    const head = await findHead(type, slugOrId)
    if (!head) throw new ApiError(404, 'Not Found')
    return isFresh
      ? new Response(null, { status: 304, headers })
      : Response.json(toSeoRecord(head, site()), { headers })
  },
})

export const loader = api.loader
export const action = api.action

/** By slug before id, for a slug may be a number. */
async function findHead(type: string, slugOrId: string): Promise<PageHead | undefined> {
  const id = toRowId(slugOrId)
  switch (type) {
    case 'tool': {
      const tool = tools.find((candidate) => candidate.id === slugOrId)
      return tool && toolHead(tool)
    }
    case 'product': {
      const product = (await findProductBySlug(db(), slugOrId)) ?? (id && (await findProductById(db(), id)))
      return product ? productHead(product, site()) : undefined
    }
    case 'blog': {
      const post = (await findPublishedPostBySlug(db(), slugOrId)) ?? (id && (await findPublishedPostById(db(), id)))
      return post ? postHead(post, site()) : undefined
    }
    case 'page': {
      if (isPageId(slugOrId)) return pageHeads[slugOrId]
      const deerType =
        (await findActiveDeerTypeBySlug(db(), slugOrId)) ?? (id && (await findActiveDeerTypeById(db(), id)))
      return deerType ? deerTypeHead(deerType, site()) : undefined
    }
    default:
      throw new ApiError(400, 'type must be tool, product, blog or page')
  }
}
