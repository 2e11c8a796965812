import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { Announcer } from '~/components/layout/announcer'
import { editPathIn, OperatorBar } from '~/components/layout/operator-bar'
import { Notice } from '~/components/feedback/notice'
import { unlessDialogEntry } from '~/components/forms/refused-form'
import { ProductsSkeleton } from '~/kinds/products/products-skeleton'
import { productsPath, requestPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { findSession } from '~/server/auth/session.server'

/** With a session, cacheControl() makes the page private. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { isOperator: (await findSession(request)) !== undefined }
}

export const shouldRevalidate = unlessDialogEntry

export default function SiteLayout() {
  const { isOperator } = useLoaderData<typeof loader>()
  const matches = useMatches()
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const navigation = useNavigation()
  // A receipt says it itself.
  const isReceipt = matches.at(-1)?.pathname.startsWith(`${requestPath}/`) === true
  const isLoadingProducts = navigation.state === 'loading' && navigation.location.pathname === productsPath
  return (
    <>
      <Announcer />
      {isOperator ? <OperatorBar edit={editPathIn(matches.map((match) => match.data))} /> : null}
      {toast?.kind === 'success' && !isReceipt ? (
        <div className="page-width pt-6">
          <Notice message={toast} takesFocus="always" />
        </div>
      ) : null}
      {isLoadingProducts ? <ProductsSkeleton /> : <Outlet />}
    </>
  )
}
