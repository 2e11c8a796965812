import { apiWrites } from '~/content/api-writes.server'
import { storeUpload } from '~/content/pictures/uploads.server'
import { outfitterFields } from '~/kinds/outfitters/outfitter.fields'
import { outfitterMessages } from '~/kinds/outfitters/outfitters'
import { OutfitterInput } from '~/kinds/outfitters/outfitters.schema'
import { readMultipart } from '~/server/forms/multipart.server'
import { payloadOf } from '~/lib/record-fields'
import { validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { outfitterStore } from './outfitters.server'

const payload = payloadOf(outfitterFields)

export const outfitterCalls = apiWrites(outfitterStore, {
  notFound: outfitterMessages.notFound.message,
  addressOf: (slug) => `/outfitters/${slug}`,
  read: async (request) => {
    const { fields, files } = await readMultipart(request, payload)
    const [file] = files('image')
    return {
      fields,
      toInput: (stored) => validated(OutfitterInput, { isActive: true, ...stored, ...fields }),
      storePictures: async (now) => {
        const picture = file ? { imageUrl: await storeUpload(db(), file, now, log.error) } : {}
        return (outfitter) => ({ ...outfitter, ...picture })
      },
    }
  },
})
