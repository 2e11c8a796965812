import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sectionOf } from '~/kinds/settings/sections'
import { settingsMessages } from '~/kinds/settings/settings-messages'
import { SettingsOverview } from '~/kinds/settings/settings-overview'
import { listSections } from '~/kinds/settings/settings.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { settingsPath } from '~/paths'
import { requireOwner } from '~/server/auth/dashboard.server'
import { listOrFail } from '~/server/forms/records.server'
import { db } from '~/server/database.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOwner({ request, context })
  const sections = await listOrFail({ request, context }, settingsMessages.listFailed, () => listSections(db()))
  return {
    head: dashboardHead('Settings', settingsPath),
    sections: sections.map(({ name, summary, saved }) => {
      const { title } = sectionOf(name)
      return { name, title, summary, ...(saved && { saved }) }
    }),
  }
}

export default function Settings() {
  const { sections } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="settings" className="space-y-6">
      <h1 id="settings">Settings</h1>
      <SettingsOverview sections={sections} />
    </section>
  )
}
