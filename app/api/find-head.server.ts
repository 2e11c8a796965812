import { findPublishedPostById, findPublishedPostBySlug } from '~/kinds/blog/blog.server'
import { postHead } from '~/kinds/blog/post-head'
import { deerTypeHead } from '~/kinds/deer-types/deer-type-head'
import { findActiveDeerTypeById, findActiveDeerTypeBySlug } from '~/kinds/deer-types/deer-types.server'
import { productHead } from '~/kinds/products/product-head'
import { findProductById, findProductBySlug } from '~/kinds/products/products.server'
import type { PageHead } from '~/seo/head'
import { isPageId, pageHead } from '~/seo/page-heads'
import { toolHead } from '~/tools/tool-head'
import { toolEntries } from '~/lib/tool-list'
import { toRowId } from '~/lib/ids'
import { headTypes, type HeadType } from '~/paths'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'

export function isHeadType(text: string): text is HeadType {
  return headTypes.some((type) => type === text)
}

/** A slug may be a number, so it comes before the id. Returns undefined if there is no such public page. */
export async function findHead(type: HeadType, slugOrId: string): Promise<PageHead | undefined> {
  const id = toRowId(slugOrId)
  switch (type) {
    case 'tool': {
      const tool = toolEntries.find((candidate) => candidate.id === slugOrId)
      return tool && toolHead(tool)
    }
    case 'product': {
      const product = (await findProductBySlug(db(), slugOrId)) ?? (id && (await findProductById(db(), id)))
      return product ? productHead(product, await site()) : undefined
    }
    case 'blog': {
      const post = (await findPublishedPostBySlug(db(), slugOrId)) ?? (id && (await findPublishedPostById(db(), id)))
      return post ? postHead(post, await site()) : undefined
    }
    case 'page': {
      if (isPageId(slugOrId)) return pageHead(slugOrId, await site())
      const deerType =
        (await findActiveDeerTypeBySlug(db(), slugOrId)) ?? (id && (await findActiveDeerTypeById(db(), id)))
      return deerType ? deerTypeHead(deerType, await site()) : undefined
    }
  }
}
