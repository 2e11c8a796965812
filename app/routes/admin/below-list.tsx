import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOperator } from '~/server/auth/dashboard.server'

/** An error of a page below a list, such as the form that asks for the password, leaves the list in view. */
export { Outlet as default } from '@remix-run/react'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

/** Without a loader, a request for this route's data alone would be answered to anybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  return null
}
