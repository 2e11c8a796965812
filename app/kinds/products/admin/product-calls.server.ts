import { apiWrites } from '~/content/api-writes.server'
import { storeUpload } from '~/content/pictures/uploads.server'
import { productFields } from '~/kinds/products/product.fields'
import { productMessages } from '~/kinds/products/products'
import { ProductInput } from '~/kinds/products/products.schema'
import { readMultipart } from '~/server/forms/multipart.server'
import { payloadOf } from '~/lib/record-fields'
import { validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { productStore } from './products.server'

const payload = payloadOf(productFields)

export const productCalls = apiWrites(productStore, {
  notFound: productMessages.apiNotFound,
  addressOf: (slug) => `/api/products/slug/${slug}`,
  read: async (request) => {
    const { fields, files } = await readMultipart(request, payload)
    const [file] = files('image')
    return {
      fields,
      toInput: (stored) => validated(ProductInput, { isActive: true, ...stored, ...fields }),
      storePictures: async (now) => {
        const picture = file ? { imageUrl: await storeUpload(db(), file, now, log.error) } : {}
        return (product) => ({ ...product, ...picture })
      },
    }
  },
})
