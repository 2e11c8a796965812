import { blogApiMessage, blogMessages, type BlogPostEntry } from '~/features/blog/blog'
import { postStore } from '~/features/blog/admin/posts.server'
import { storeInlinePictures, takeInlinePictures } from '~/features/blog/admin/blog-uploads.server'
import { BlogPostInput, BlogPostPayload } from '~/features/blog/blog.schema'
import { toVersion, toRowId } from '~/lib/ids'
import { apiError, apiRoute, deleted, entity, readJson, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { requireApiOperator } from '~/auth/session.server'

const notFound = () => apiError(404, blogMessages.notFound)

const api = apiRoute(
  {
    PATCH: async ({ request, params }) => {
      const id = toRowId(params.id)
      const stored = id === undefined ? undefined : await postStore.find(db(), id)
      if (!stored) return notFound()
      const { fields, pictures } = takeInlinePictures(await readJson(request, BlogPostPayload, blogApiMessage))
      const toInput = (latest: BlogPostEntry) => validated(BlogPostInput, { ...latest, ...fields }, blogApiMessage)
      const target = { id: stored.id, version: toVersion(fields.version) }
      // Validates before storing pictures.
      await postStore.check(db(), target, toInput(stored))
      const act = { by: await requireApiOperator(request), now: new Date() }
      const withPictures = await storeInlinePictures(db(), pictures, act.now, log.error)
      // Whoever sets the flag ends a schedule.
      const ended = 'isPublished' in fields ? { publication: { publishAt: null } } : {}
      const post = await postStore.update(
        db(),
        target,
        (latest) => ({ ...withPictures(toInput(latest)), ...ended }),
        act,
      )
      return post ? entity(post) : notFound()
    },
    DELETE: async ({ request, params }) => {
      const by = await requireApiOperator(request)
      const id = toRowId(params.id)
      const isDeleted = id !== undefined && (await postStore.remove(db(), id, { by, now: new Date() }))
      return isDeleted ? deleted() : notFound()
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
