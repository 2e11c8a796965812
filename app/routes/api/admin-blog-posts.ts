import { blogApiMessage } from '~/features/blog/blog'
import { listAllPosts, postStore } from '~/features/blog/admin/posts.server'
import { storeInlinePictures, takeInlinePictures } from '~/features/blog/admin/blog-uploads.server'
import { BlogPostInput, BlogPostPayload } from '~/features/blog/blog.schema'
import { apiRoute, created, readJson, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'
import { log } from '~/server/log.server'
import { requireApiOperator } from '~/auth/session.server'

const api = apiRoute(
  {
    GET: ({ request }) =>
      jsonList(request, { headers: { 'Cache-Control': 'no-store' }, readSize: 20 }, (page) => listAllPosts(db(), page)),
    POST: async ({ request }) => {
      const { fields, pictures } = takeInlinePictures(await readJson(request, BlogPostPayload, blogApiMessage))
      // Validates before storing pictures.
      const input = validated(BlogPostInput, fields, blogApiMessage)
      await postStore.check(db(), {}, input)
      const act = { by: await requireApiOperator(request), now: new Date() }
      const withPictures = await storeInlinePictures(db(), pictures, act.now, log.error)
      const post = await postStore.create(db(), withPictures(input), act)
      return created(post, `/api/blog/posts/slug/${post.slug}`)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
