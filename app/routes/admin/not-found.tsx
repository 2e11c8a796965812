import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageNotFound } from '~/components/layout/error-screen'
import { requireOperator } from '~/server/dashboard.server'
import { notFound } from '~/server/reply.server'

export const handle = { interactive: true }

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request)
  throw notFound(pageNotFound)
}

export const action = loader

export default function NotFound() {
  return null
}
