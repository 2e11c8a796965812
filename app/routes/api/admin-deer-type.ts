import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { requireGalleryRoom, storeDeerTypePictures } from '~/features/deer-types/admin/deer-type-uploads.server'
import { deerTypeFields } from '~/features/deer-types/deer-type.fields'
import { deerTypeMessages } from '~/features/deer-types/deer-types'
import { DeerTypeInput } from '~/features/deer-types/deer-types.schema'
import { payloadOf } from '~/lib/record-fields'
import { toVersion, toRowId } from '~/lib/ids'
import { apiError, apiRoute, deleted, entity, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { readMultipart } from '~/forms/multipart.server'
import { requireApiOperator } from '~/auth/session.server'

const payload = payloadOf(deerTypeFields)
const notFound = () => apiError(404, deerTypeMessages.notFound)

const api = apiRoute(
  {
    PATCH: async ({ request, params }) => {
      const id = toRowId(params.id)
      const stored = id === undefined ? undefined : await deerTypeStore.find(db(), id)
      if (!stored) return notFound()
      const { fields, files } = await readMultipart(request, payload)
      // Validates before storing pictures.
      const pictures = { featured: files('featuredImage')[0], gallery: files('galleryImages') }
      requireGalleryRoom(validated(DeerTypeInput, { ...stored, ...fields }), pictures.gallery)
      const act = { by: await requireApiOperator(request), now: new Date() }
      const withPictures = await storeDeerTypePictures(db(), pictures, act.now, log.error)
      const target = { id: stored.id, version: toVersion(fields.version) }
      const deerType = await deerTypeStore.update(
        db(),
        target,
        (latest) => {
          const input = validated(DeerTypeInput, { ...latest, ...fields })
          requireGalleryRoom(input, pictures.gallery)
          // Whoever sets the status ends a schedule.
          const ended = 'isActive' in fields ? { publication: { publishAt: null } } : {}
          return { ...input, ...withPictures(input), ...ended }
        },
        act,
      )
      return deerType ? entity(deerType) : notFound()
    },
    DELETE: async ({ request, params }) => {
      const by = await requireApiOperator(request)
      const id = toRowId(params.id)
      const isDeleted = id !== undefined && (await deerTypeStore.remove(db(), id, { by, now: new Date() }))
      return isDeleted ? deleted() : notFound()
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
