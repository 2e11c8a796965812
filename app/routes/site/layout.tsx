import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches, useNavigation, useRouteLoaderData } from '@remix-run/react'
import { Announcer } from '~/components/layout/announcer'
import { Notice } from '~/components/feedback/notice'
import { unlessDialogEntry } from '~/components/forms/refused-form'
import { ProductsSkeleton } from '~/kinds/products/products-skeleton'
import { productsPath, requestPath, adminPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { findSession } from '~/server/auth/session.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { SiteLink } from '~/components/ui/site-link'

/** With a session, cacheControl() makes the page private. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { isOperator: (await findSession(request)) !== undefined }
}

export const shouldRevalidate = unlessDialogEntry
/** The footer has the year. */
export const handle = { cache: { depends: 'date' } satisfies CacheRule }

export default function SiteLayout() {
  const { isOperator } = useLoaderData<typeof loader>()
  const matches = useMatches()
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const navigation = useNavigation()
  // A receipt itself says that the request was sent.
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

/** @param edit address of the record's editor, if the page shows a record */
function OperatorBar({ edit }: { edit: string | undefined }) {
  return (
    <nav aria-label="Operator" className="no-print border-b border-hairline bg-panel">
      <ul className="page-width flex flex-wrap gap-x-6 font-sans text-base">
        {edit === undefined ? null : (
          <li>
            <SiteLink to={edit} className="inline-flex min-h-9 items-center font-semibold">
              Edit
            </SiteLink>
          </li>
        )}
        <li>
          <SiteLink to={adminPath} className="inline-flex min-h-9 items-center font-semibold">
            Back to the Dashboard
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}

function editPathIn(loaderData: readonly unknown[]): string | undefined {
  for (const each of loaderData) {
    if (typeof each === 'object' && each !== null && 'edit' in each && typeof each.edit === 'string') return each.edit
  }
  return undefined
}
