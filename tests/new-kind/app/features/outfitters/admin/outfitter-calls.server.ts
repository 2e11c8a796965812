import { apiWrites } from '~/content/api-writes.server'
import { storeUpload } from '~/features/images/uploads.server'
import { outfitterFields } from '~/features/outfitters/outfitter.fields'
import { outfitterMessages } from '~/features/outfitters/outfitters'
import { OutfitterInput } from '~/features/outfitters/outfitters.schema'
import { readMultipart } from '~/forms/multipart.server'
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
