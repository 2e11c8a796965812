/** Stands in a tab whose part is not written yet, and says so. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOperator } from '~/server/dashboard.server'

export const handle = { interactive: true }

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request)
  return null
}

export default function InPreparation() {
  return <p className="mt-8 max-w-measure">This tab is being written and is not here yet.</p>
}
