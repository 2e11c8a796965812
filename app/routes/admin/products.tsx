import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/lists/record-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { countProducts, pageOfProducts, productStore } from '~/features/products/admin/products.server'
import { productList } from '~/features/products/admin/product-list'
import { ProductRow } from '~/features/products/admin/product-row'
import { productMessages } from '~/features/products/products'
import { selectionChanges } from '~/features/records/record-changes'
import { draftsInList } from '~/features/drafts/drafts.server'
import { NewDrafts } from '~/features/drafts/new-drafts'
import { dashboardHead } from '~/features/seo/head'
import { parsePlaceCursor } from '~/lib/cursor'
import { parseRecordFilter } from '~/lib/record-list'
import { tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/forms/reply.server'
import { loadRecordList, switchForm, switchRecord } from '~/forms/records.server'
import { changeSelectedRecords, selectionFields, selectionIntent } from '~/record-selection.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const list = await loadRecordList(
    { request, context },
    {
      tab: 'products',
      parseFilter: (parameters) => parseRecordFilter(parameters, productList),
      parseCursor: parsePlaceCursor,
      readPage: (query) => pageOfProducts(db(), query),
      countStates: () => countProducts(db()),
      failed: productMessages.listFailed,
    },
  )
  return {
    head: dashboardHead('Products Management', tabPath('products')),
    formToken,
    ...list,
    drafts: await draftsInList(db(), 'products', list.page.rows),
  }
}

const listForm = { fields: [...switchForm.fields, ...selectionFields] }

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, listForm)
  if (entered.form.get('intent') === selectionIntent) {
    return changeSelectedRecords('products', { ...entered, request, context })
  }
  return switchRecord(
    { ...entered, request, context },
    {
      intent: 'set-product-active',
      set: ({ id, isOn }, act) => productStore.switchTo(db(), { id, isOn }, act),
      done: productMessages.statusUpdated,
      failed: productMessages.statusFailed,
      notFound: productMessages.notFound.message,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, productMessages.statusFailed)
}

export default function Products() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="products"
      title="Products Management"
      newLabel="New Product"
      emptyText={productMessages.none}
      intro={<NewDrafts drafts={list.drafts.ofNew} tab="products" />}
      list={list}
      states={productList.states}
      choices={productList}
      selection={{
        changes: selectionChanges(productList.changes),
        formToken: list.formToken,
        nameOf: ({ name }) => name,
      }}
    >
      {(product, back) => (
        <ProductRow
          product={product}
          hasDraft={list.drafts.ids.includes(product.id)}
          formToken={list.formToken}
          back={back}
        />
      )}
    </RecordList>
  )
}
