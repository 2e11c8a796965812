import { storeUpload } from '~/features/images/uploads.server'
import { productStore } from '~/features/products/admin/products.server'
import { productFields } from '~/features/products/product.fields'
import { ProductInput } from '~/features/products/products.schema'
import { listActiveProducts } from '~/features/products/products.server'
import { payloadOf } from '~/lib/record-fields'
import { apiRoute, created, validated } from '~/server/api.server'
import { readContentVersion, revalidation } from '~/cache/content-version.server'
import { db } from '~/server/database.server'
import { jsonList } from '~/server/json-list.server'
import { log } from '~/server/log.server'
import { readMultipart } from '~/forms/multipart.server'
import { requireApiOperator } from '~/auth/session.server'

const payload = payloadOf(productFields)

const api = apiRoute({
  GET: async ({ request }) => {
    const kept = revalidation(request, await readContentVersion(db()))
    return jsonList(request, kept, (page) => listActiveProducts(db(), page))
  },
  POST: async ({ request }) => {
    const by = await requireApiOperator(request)
    const { fields, files } = await readMultipart(request, payload)
    const input = validated(ProductInput, { isActive: true, ...fields })
    const now = new Date()
    const [file] = files('image')
    const picture = file ? { imageUrl: await storeUpload(db(), file, now, log.error) } : {}
    const product = await productStore.create(db(), { ...input, ...picture }, { by, now })
    return created(product, `/api/products/slug/${product.slug}`)
  },
})

export const loader = api.loader
export const action = api.action
