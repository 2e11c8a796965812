import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { SeasonEditor } from '~/features/seasons/admin/season-editor'
import { seasonMessages } from '~/features/seasons/admin/season-messages'
import { seasonStore } from '~/features/seasons/admin/seasons.server'
import { seasonFields } from '~/features/seasons/season.fields'
import { seasonName } from '~/features/seasons/seasons'
import { seasonForm } from '~/features/seasons/seasons.schema'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { formOf, formValuesOf } from '~/lib/record-fields'
import { toRowId } from '~/lib/ids'
import { editPath, newPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { actionHeaders } from '~/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function findStored(id: string | undefined) {
  const rowId = toRowId(id)
  return rowId === undefined ? undefined : seasonStore.find(db(), rowId)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const season = await findStored(params.id)
  const gone = isNew ? 'New Season' : seasonMessages.notFound.title
  const title = season ? seasonName(season) : gone
  const address = season ? editPath('seasons', season.id) : newPath('seasons')
  return data(
    {
      head: dashboardHead(title, address),
      title,
      isGone: !isNew && !season,
      values: formValuesOf(seasonFields, season ?? { checkedOn: siteToday() }),
      meta: { formToken, version: season ? String(season.version) : '', formKey: crypto.randomUUID() },
    },
    { status: isNew || season ? 200 : 404 },
  )
}

const form = formOf(seasonFields)
const names = editorForm(form.labels, form.names)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  const back = listBackOf(new URL(request.url).searchParams, tabPath('seasons'))
  const isNew = params.id === undefined
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-season',
      form,
      isNew,
      load: () => findStored(params.id),
      valuesOf: (stored) => formValuesOf(seasonFields, stored),
      schema: () => seasonForm(siteToday()),
      create: async (input, sent) => {
        await seasonStore.create(db(), input, sent)
        return { to: back, message: seasonMessages.created }
      },
      update: async (input, change) => {
        await seasonStore.save(db(), input, change)
        return { to: back, message: seasonMessages.updated }
      },
      invalid: () => seasonMessages.invalid,
      failed: () => (isNew ? seasonMessages.createFailed : seasonMessages.updateFailed),
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = seasonMessages
  return orUnsaved<typeof action>(args, args.params.id === undefined ? createFailed : updateFailed)
}

export default function SeasonEditorPage() {
  const { title, isGone, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('seasons'))
  // Keep what was typed, even if the season has been deleted meanwhile.
  if (isGone && !answer) return <GoneDialog words={seasonMessages.notFound} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <SeasonEditor values={values} meta={meta} answer={answer} back={back} />
    </PageDialog>
  )
}
