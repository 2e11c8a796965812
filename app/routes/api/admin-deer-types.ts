import { deerTypeFields } from '~/features/deer-types/deer-type.fields'
import { deerTypeStore, listAllDeerTypes } from '~/features/deer-types/admin/deer-types.server'
import { requireGalleryRoom, storeDeerTypePictures } from '~/features/deer-types/admin/deer-type-uploads.server'
import { DeerTypeInput } from '~/features/deer-types/deer-types.schema'
import { payloadOf } from '~/lib/record-fields'
import { apiRoute, created, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { sortedJsonList } from '~/server/json-list.server'
import { log } from '~/server/log.server'
import { readMultipart } from '~/forms/multipart.server'
import { requireApiOperator } from '~/auth/session.server'

const payload = payloadOf(deerTypeFields)

const api = apiRoute(
  {
    GET: ({ request }) =>
      sortedJsonList(request, { headers: { 'Cache-Control': 'no-store' } }, 'name', (page) =>
        listAllDeerTypes(db(), page),
      ),
    POST: async ({ request }) => {
      const { fields, files } = await readMultipart(request, payload)
      // Validates before storing pictures.
      const input = validated(DeerTypeInput, { isActive: true, ...fields })
      const act = { by: await requireApiOperator(request), now: new Date() }
      const pictures = { featured: files('featuredImage')[0], gallery: files('galleryImages') }
      requireGalleryRoom(input, pictures.gallery)
      const withPictures = await storeDeerTypePictures(db(), pictures, act.now, log.error)
      const deerType = await deerTypeStore.create(db(), { ...input, ...withPictures(input) }, act)
      return created(deerType, `/api/deer-types/slug/${deerType.slug}`)
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
