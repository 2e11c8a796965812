import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { RecordList } from '~/components/lists/record-list'
import { pageList } from '~/content/list/list-route.server'
import { NewDrafts } from '~/content/revisions/new-drafts'
import { productList as products } from '~/kinds/products/admin/product-list'
import { ProductRow } from '~/kinds/products/admin/product-row'
import { pageOfProducts, productStore } from '~/kinds/products/admin/products.server'
import { productMessages as messages } from '~/kinds/products/products'
import { selectionChanges } from '~/content/records/record-changes'
import { actionHeaders } from '~/server/forms/reply.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const page = pageList(productStore, {
  title: 'Products Management',
  list: products,
  pageOf: pageOfProducts,
  intent: 'set-product-active',
  switched: messages.statusUpdated,
  messages,
})
export const loader = page.loader
export const action = page.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.statusFailed)
}

export default function Products() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="products"
      title="Products Management"
      newLabel="New Product"
      emptyText={messages.none}
      below={<NewDrafts drafts={list.drafts.ofNew} tab="products" />}
      list={list}
      states={products.states}
      choices={{ ...products, category: { ...products.category, choices: list.categories } }}
      selection={{
        changes: selectionChanges({
          ...products.changes,
          categories: list.categories.map(({ label }) => ({ id: encodeURIComponent(label), label })),
        }),
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
