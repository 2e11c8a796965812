/** The editor of a product, new or not: a page of its own, and a dialog over the list with JavaScript. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/ui/editor-answer'
import { unlessRefused } from '~/components/ui/refused-form'
import { GoneDialog, PageDialog } from '~/components/ui/page-dialog'
import { orUnsaved } from '~/components/ui/without-connection'
import { slugOrQuestion } from '~/features/addresses/address-question'
import { freeSlug, refuseTaken } from '~/features/addresses/claim-slug.server'
import { formPictures } from '~/features/images/form-pictures'
import { storeUpload } from '~/features/images/uploads.server'
import { logIn } from '~/features/operators/operators.server'
import { createProduct, findProductEntry, updateProduct } from '~/features/products/product-desk.server'
import { ProductEditor } from '~/features/products/product-editor'
import { newProductValues, productFile, productLabels, toProductValues } from '~/features/products/product-form'
import { productMessages } from '~/features/products/products'
import { ProductForm } from '~/features/products/products.schema'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { editPath, newPath, productPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { editorForm } from '~/server/editor-form.server'
import { saveEdit } from '~/server/editor.server'
import { actionHeaders } from '~/server/failed-write.server'
import { log } from '~/server/log.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function findStored(id: string | undefined) {
  const rowId = toRowId(id)
  return rowId === undefined ? undefined : findProductEntry(db(), rowId)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const product = await findStored(params.id)
  const title = isNew ? 'New Product' : (product?.name ?? productMessages.notFound.title)
  const address = product ? editPath('products', product.id) : newPath('products')
  return data(
    {
      head: dashboardHead(title, address),
      title,
      isGone: !isNew && !product,
      values: product ? toProductValues(product) : newProductValues,
      meta: { formToken, version: product ? String(product.version) : '', formKey: crypto.randomUUID() },
    },
    { status: isNew || product ? 200 : 404 },
  )
}

const form = editorForm(productLabels, { lists: ['features'], files: [productFile] })
const pictures = formPictures({ singles: [{ name: 'imageUrl', fileName: productFile }] }, (file) =>
  storeUpload(db(), file, new Date(), log.error),
)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, form, (attempt) => logIn(db(), attempt, new Date()))
  const isNew = params.id === undefined
  const back = listBackOf(new URL(request.url).searchParams, tabPath('products'))
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-product',
      schema: ProductForm,
      lists: ['features'],
      isNew,
      pictures,
      invalid: () => productMessages.invalid,
      failed: isNew ? productMessages.createFailed : productMessages.updateFailed,
      labels: productLabels,
      stored: async () => {
        const product = await findStored(params.id)
        return product && { values: toProductValues(product), version: product.version }
      },
      create: async (input, sent) => {
        await createProduct(db(), input, sent)
        // The whole list has the new one in it.
        return { to: tabPath('products'), message: productMessages.created }
      },
      save: async (input, { version, confirmed, ...act }) => {
        const stored = await findStored(params.id)
        if (!stored) return undefined
        const free = await freeSlug(db(), { table: 'products', id: stored.id, title: input.name })
        // Its page is there also while it is inactive.
        const address = slugOrQuestion({
          stored: { slug: stored.slug, isPublic: true },
          wanted: { slug: input.slug, title: input.name, free },
          confirmed,
          pathOf: productPath,
        })
        if ('question' in address) {
          await refuseTaken(db(), { table: 'products', id: stored.id }, input.slug)
          return address
        }
        const product = await updateProduct(db(), { id: stored.id, version }, () => ({ ...input, ...address }), act)
        return product && { to: back, message: productMessages.updated }
      },
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = productMessages
  return orUnsaved<typeof action>(args, args.params.id === undefined ? createFailed : updateFailed)
}

export default function ProductEditorPage() {
  const { title, isGone, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('products'))
  // What was typed stays, also when somebody has deleted the product meanwhile.
  if (isGone && !answer) return <GoneDialog words={productMessages.notFound} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <ProductEditor values={values} meta={meta} answer={answer} back={back} />
    </PageDialog>
  )
}
