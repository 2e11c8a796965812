/** The tab Products Management; its editor and its confirmation open over the list. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/ui/record-list'
import { unlessRefused } from '~/components/ui/refused-form'
import { TabWithDialogs } from '~/components/ui/tab-with-dialogs'
import { orUnchanged } from '~/components/ui/without-connection'
import { logIn } from '~/features/operators/operators.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { countProducts, pageOfProducts, setProductActive } from '~/features/products/product-desk.server'
import { ProductRow } from '~/features/products/product-row'
import { productMessages } from '~/features/products/products'
import { dashboardHead } from '~/features/seo/head'
import { activeStates } from '~/lib/active-state'
import { parseCursor } from '~/lib/cursor'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, parseListFilter } from '~/lib/list-query'
import { newPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { listOrFail } from '~/server/record-list.server'
import { switchForm, switchRecord } from '~/server/record-switch.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  // Behind an editor stands the list that it was opened from.
  const searchParams = listQueryOf(request.url, tabPath('products'))
  const query = {
    filter: parseListFilter(searchParams, activeStates),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, productMessages.listFailed, async () => ({
    page: await pageOfProducts(db(), { ...query, size: listPageSize }),
    counts: await countProducts(db()),
  }))
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath('products'))) {
    throw redirect(listAddress(tabPath('products'), query.filter))
  }
  return { head: dashboardHead('Products Management', tabPath('products')), page, counts, query, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard({ request, context }, switchForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  return switchRecord(
    { form, by, headers, request, context },
    {
      intent: 'set-product-active',
      set: ({ id, isOn }, act) => setProductActive(db(), { id, isActive: isOn }, act),
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
  const { page, counts, query, formToken } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <RecordList
        title="Products Management"
        path={tabPath('products')}
        create={{ path: newPath('products'), label: 'New Product' }}
        emptyText={productMessages.none}
        page={page}
        query={query}
        filters={[
          { id: 'all', label: 'All', count: counts.active + counts.inactive },
          { id: 'active', label: 'Active', count: counts.active },
          { id: 'inactive', label: 'Inactive', count: counts.inactive },
        ]}
      >
        {(product, back) => <ProductRow product={product} formToken={formToken} back={back} />}
      </RecordList>
    </TabWithDialogs>
  )
}
