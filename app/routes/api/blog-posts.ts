import { listPublishedPosts } from '~/kinds/blog/blog.server'
import { apiRoute } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { sortedJsonList } from '~/server/json-list.server'

/** A body may have a megabyte. */
const bodiesAtOnce = 20

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return sortedJsonList(request, { ...kept, readSize: bodiesAtOnce }, 'publishedAt', (page) =>
      listPublishedPosts(db(), page),
    )
  },
})

export const loader = api.loader
export const action = api.action
