import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { GoLiveList } from '~/dashboard/go-live/go-live-list'
import { readGoLiveItems } from '~/dashboard/go-live/site-facts.server'
import { goLivePath, settingsPath } from '~/paths'
import { requireOwner } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOwner({ request, context })
  const items = await readGoLiveItems(db(), new Date())
  return { head: dashboardHead('Before you go live', goLivePath), items }
}

export default function GoLive() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="go-live">
      <BackToList list={settingsPath} whole={settingsPath} name="Settings" />
      <h1 id="go-live" tabIndex={-1} data-quiet-focus className="mt-4">
        Before you go live
      </h1>
      <GoLiveList items={items} />
    </section>
  )
}
