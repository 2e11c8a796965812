import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { SeasonImport } from '~/features/seasons/admin/season-import'
import { importFile, importInput, seasonFile } from '~/features/seasons/admin/import-form'
import { importLabels } from '~/features/seasons/admin/import-labels'
import { importedMessage, seasonMessages } from '~/features/seasons/admin/season-messages'
import { importSeasons } from '~/features/seasons/admin/seasons.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { seasonImportPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { actionHeaders } from '~/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  return { head: dashboardHead('Import Seasons', seasonImportPath), formToken }
}

const names = editorForm(importLabels, { files: [importFile] })

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'import-seasons',
      form: { labels: importLabels },
      pictures: seasonFile,
      isNew: true,
      load: () => Promise.resolve(undefined),
      valuesOf: () => ({}),
      schema: () => importInput(siteToday()),
      create: async ({ csv }, change) => ({
        to: tabPath('seasons'),
        message: importedMessage(await importSeasons(db(), csv, change)),
      }),
      update: () => Promise.reject(new Error('An import changes no season')),
      invalid: seasonMessages.nothingImported,
      failed: () => seasonMessages.importFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, seasonMessages.importFailed)
}

export default function SeasonImportPage() {
  const { formToken } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return <SeasonImport formToken={formToken} answer={isEditorAnswer(sent) ? sent : undefined} />
}
