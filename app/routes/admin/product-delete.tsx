import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/ui/confirm-delete'
import { unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { logIn } from '~/features/operators/operators.server'
import { deleteProduct, findProductEntry } from '~/features/products/product-desk.server'
import { productMessages } from '~/features/products/products'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { deletePath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { deleteRecord, deletionForm } from '~/server/record-deletion.server'
import { notFound } from '~/server/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const id = toRowId(params.id)
  const product = id === undefined ? undefined : await findProductEntry(db(), id)
  if (!product) throw notFound(productMessages.notFound)
  const head = dashboardHead(`Delete ${product.name}`, deletePath('products', product.id))
  return { head, name: product.name, formToken }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  const id = toRowId(params.id)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-product',
      back: listBackOf(new URL(request.url).searchParams, tabPath('products')),
      remove: async (act) => id !== undefined && deleteProduct(db(), id, act),
      done: productMessages.deleted,
      failed: productMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, productMessages.deleteFailed)
}

export default function DeleteProduct() {
  const { name, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <ConfirmDelete
      question={productMessages.confirmDelete}
      name={name}
      consequence="Its page goes, and its address with it. Quotes that name it keep its name."
      intent="delete-product"
      formToken={formToken}
      back={listBackOf(search, tabPath('products'))}
    />
  )
}
