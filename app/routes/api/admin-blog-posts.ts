import { callerOf } from '~/server/auth/api-tokens.server'
import { postCalls } from '~/kinds/blog/admin/post-calls.server'
import { listAllPosts } from '~/kinds/blog/admin/posts.server'
import { apiRoute } from '~/server/api.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'

const api = apiRoute(
  {
    GET: ({ request }) =>
      jsonList(request, { headers: { 'Cache-Control': 'no-store' }, readSize: 20 }, (page) => listAllPosts(db(), page)),
    POST: postCalls.create,
  },
  { guard: callerOf('content') },
)

export const loader = api.loader
export const action = api.action
