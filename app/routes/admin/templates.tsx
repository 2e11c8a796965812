import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { TemplateList } from '~/kinds/templates/template-list'
import { templateMessages } from '~/kinds/templates/template-messages'
import { listTemplates } from '~/kinds/templates/templates.server'
import { dashboardHead } from '~/seo/head'
import { templatesPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { listOrFail } from '~/server/forms/records.server'

export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  const templates = await listOrFail({ request, context }, templateMessages.listFailed, () => listTemplates(db()))
  const rows = templates.map(({ id, name, subject }) => ({ id, name, subject }))
  return { head: dashboardHead('Answer Templates', templatesPath), templates: rows }
}

export default function Templates() {
  const { templates } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <TemplateList templates={templates} />
    </TabWithDialogs>
  )
}
