import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOperator } from '~/server/auth/dashboard.server'
import { notFound } from '~/server/forms/reply.server'

export { TabError as ErrorBoundary } from '~/operators/tab-error'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  throw notFound({ title: 'Page Not Found', message: 'The dashboard has no page at this address.' })
}

export const action = loader

export default function NotFound() {
  return null
}
