import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BackToList } from '~/components/lists/back-to-list'
import { backupPlace } from '~/backups/backup-folder.server'
import { listBackups } from '~/backups/backup-list.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { GoLiveList } from '~/dashboard/go-live/go-live-list'
import { goLiveItems } from '~/dashboard/go-live/rules'
import { readSiteContent } from '~/dashboard/go-live/site-facts.server'
import { goLivePath, settingsPath } from '~/paths'
import { requireOwner } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'

export const handle = { interactive: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOwner({ request, context })
  const now = new Date()
  const place = backupPlace()
  const [newest] = place ? (await listBackups(db(), place, now)).backups : []
  const items = goLiveItems({
    now,
    env: env(),
    database: await readSiteContent(db(), now),
    backup: place && { folder: place.folder, newest: newest && { at: new Date(newest.at) } },
  })
  return { head: dashboardHead('Before you go live', goLivePath), items }
}

export default function GoLive() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="go-live" className="mt-8 max-w-measure">
      <BackToList list={settingsPath} whole={settingsPath} name="Settings" />
      <h2 id="go-live" tabIndex={-1} data-quiet-focus className="mt-4">
        Before you go live
      </h2>
      <GoLiveList items={items} />
    </section>
  )
}
