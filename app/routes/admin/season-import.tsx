import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { SeasonImport } from '~/kinds/seasons/admin/season-import'
import { importFile, importInput, seasonFile } from '~/kinds/seasons/admin/import-form'
import { importLabels } from '~/kinds/seasons/admin/import-labels'
import { importedMessage, seasonMessages } from '~/kinds/seasons/admin/season-messages'
import { importSeasons } from '~/kinds/seasons/admin/seasons.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { seasonImportPath, tabPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { editorAction } from '~/content/editor/save-edit.server'
import { siteToday } from '~/server/site-today.server'
import { actionHeaders } from '~/server/forms/reply.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  return { head: dashboardHead('Import Seasons', seasonImportPath), formToken }
}

export const action = editorAction({
  intent: 'import-seasons',
  form: { labels: importLabels, names: { files: [importFile] } },
  pictures: seasonFile,
  formSchema: () => importInput(siteToday()),
  create: (database, { csv }, change) => importSeasons(database, csv, change),
  saved: ({ done }) => ({ to: tabPath('seasons'), message: importedMessage(done) }),
  invalid: seasonMessages.nothingImported,
  failed: seasonMessages.importFailed,
})

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, seasonMessages.importFailed)
}

export default function SeasonImportPage() {
  const { formToken } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return <SeasonImport formToken={formToken} answer={isEditorAnswer(sent) ? sent : undefined} />
}
