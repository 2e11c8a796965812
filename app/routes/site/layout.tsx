/** What the public pages share: the message that a redirect left, and what shows while the router is on its way. */
import { Outlet, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { Announcer } from '~/components/layout/announcer'
import { Notice } from '~/components/ui/notice'
import { ProductsSkeleton } from '~/features/products/products-skeleton'
import { productsPath } from '~/paths'
import type { loader as rootLoader } from '~/root'

export default function SiteLayout() {
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const navigation = useNavigation()
  const isLoadingProducts = navigation.state === 'loading' && navigation.location.pathname === productsPath
  return (
    <>
      <Announcer />
      {toast?.kind === 'success' ? (
        <div className="page-width pt-6">
          <Notice message={toast} takesFocus="always" />
        </div>
      ) : null}
      {isLoadingProducts ? <ProductsSkeleton /> : <Outlet />}
    </>
  )
}
