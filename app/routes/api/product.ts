import { storeUpload } from '~/features/images/uploads.server'
import { productStore } from '~/features/products/admin/products.server'
import { productFields } from '~/features/products/product.fields'
import { productMessages, type Product } from '~/features/products/products'
import { ProductInput } from '~/features/products/products.schema'
import { payloadOf } from '~/lib/record-fields'
import { toVersion, toRowId } from '~/lib/ids'
import { apiError, apiRoute, deleted, entity, validated } from '~/server/api.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { readMultipart } from '~/forms/multipart.server'
import { requireApiOperator } from '~/auth/session.server'

const payload = payloadOf(productFields)
const notFound = () => apiError(404, productMessages.apiNotFound)

const api = apiRoute(
  {
    PUT: async ({ request, params }) => {
      const id = toRowId(params.id)
      const stored = id === undefined ? undefined : await productStore.find(db(), id)
      if (!stored) return notFound()
      const { fields, files } = await readMultipart(request, payload)
      // Validates before storing pictures.
      validated(ProductInput, { ...stored, ...fields })
      const act = { by: await requireApiOperator(request), now: new Date() }
      const [file] = files('image')
      const picture = file ? { imageUrl: await storeUpload(db(), file, act.now, log.error) } : {}
      const change = { id: stored.id, version: toVersion(fields.version) }
      // Whoever sets the status ends a schedule.
      const ended = 'isActive' in fields ? { publication: { publishAt: null } } : {}
      const toInput = (latest: Product) => ({
        ...validated(ProductInput, { ...latest, ...fields, ...picture }),
        ...ended,
      })
      const product = await productStore.update(db(), change, toInput, act)
      return product ? entity(product) : notFound()
    },
    DELETE: async ({ request, params }) => {
      const by = await requireApiOperator(request)
      const id = toRowId(params.id)
      const isDeleted = id !== undefined && (await productStore.remove(db(), id, { by, now: new Date() }))
      return isDeleted ? deleted() : notFound()
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
