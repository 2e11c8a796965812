import { apiWrites } from '~/content/api-writes.server'
import { blogApiMessage, blogMessages } from '~/kinds/blog/blog'
import { BlogPostInput, BlogPostPayload } from '~/kinds/blog/blog.schema'
import { readJson, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { storeInlinePictures, takeInlinePictures } from './blog-uploads.server'
import { postStore } from './posts.server'

export const postCalls = apiWrites(postStore, {
  notFound: blogMessages.notFound,
  addressOf: (slug) => `/api/blog/posts/slug/${slug}`,
  read: async (request) => {
    const { fields, pictures } = takeInlinePictures(await readJson(request, BlogPostPayload, blogApiMessage))
    return {
      fields,
      toInput: (stored) => validated(BlogPostInput, { ...stored, ...fields }, blogApiMessage),
      storePictures: (now) => storeInlinePictures(db(), pictures, now, log.error),
    }
  },
})
