import { apiWrites } from '~/content/api-writes.server'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { deerTypeMessages } from '~/kinds/deer-types/deer-types'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { readMultipart } from '~/server/forms/multipart.server'
import { payloadOf } from '~/lib/record-fields'
import { validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { requireGalleryRoom, storeDeerTypePictures } from './deer-type-uploads.server'
import { deerTypeStore } from './deer-types.server'

const payload = payloadOf(deerTypeFields)

export const deerTypeCalls = apiWrites(deerTypeStore, {
  notFound: deerTypeMessages.notFound,
  addressOf: (slug) => `/api/deer-types/slug/${slug}`,
  read: async (request) => {
    const { fields, files } = await readMultipart(request, payload)
    const pictures = { featured: files('featuredImage')[0], gallery: files('galleryImages') }
    return {
      fields,
      toInput: (stored) => {
        const input = validated(DeerTypeInput, { isActive: true, ...stored, ...fields })
        requireGalleryRoom(input, pictures.gallery)
        return input
      },
      storePictures: async (now) => {
        const withPictures = await storeDeerTypePictures(db(), pictures, now, log.error)
        return (deerType) => ({ ...deerType, ...withPictures(deerType) })
      },
    }
  },
})
