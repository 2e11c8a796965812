import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { TemplateEditor } from '~/features/answers/templates/template-editor'
import { templateFields } from '~/features/answers/templates/template.fields'
import { templateMessages } from '~/features/answers/templates/template-messages'
import { previewTemplate } from '~/features/answers/templates/template-preview'
import { TemplateInput } from '~/features/answers/templates/templates.schema'
import { templateStore } from '~/features/answers/templates/templates.server'
import { dashboardHead } from '~/features/seo/head'
import { longDay } from '~/lib/dates'
import { formOf, formValuesOf } from '~/lib/record-fields'
import { toRowId } from '~/lib/ids'
import { editPath, newPath, templatesPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { site } from '~/site.server'
import { siteToday } from '~/server/site-today.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { textOf } from '~/forms/form-data.server'
import { actionHeaders } from '~/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function findStored(id: string | undefined) {
  const rowId = toRowId(id)
  return rowId === undefined ? undefined : templateStore.find(db(), rowId)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const template = await findStored(params.id)
  const gone = isNew ? 'New Template' : templateMessages.notFound.title
  return data(
    {
      head: dashboardHead(template?.name ?? gone, template ? editPath('templates', template.id) : newPath('templates')),
      title: template?.name ?? gone,
      isGone: !isNew && !template,
      values: formValuesOf(templateFields, template),
      meta: { formToken, version: template ? String(template.version) : '', formKey: crypto.randomUUID() },
    },
    { status: isNew || template ? 200 : 404 },
  )
}

const form = formOf(templateFields)
const names = editorForm(form.labels, form.names)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  const isNew = params.id === undefined
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-template',
      form,
      asides: [
        {
          intent: 'preview-template',
          answer: async (sent) =>
            previewTemplate(
              { subject: textOf(sent.get('subject')), text: textOf(sent.get('text')) },
              { site: (await site()).name, date: longDay(siteToday()), operator: entered.by.username },
            ),
        },
      ],
      isNew,
      load: () => findStored(params.id),
      valuesOf: (stored) => formValuesOf(templateFields, stored),
      schema: () => TemplateInput,
      create: async (input, sent) => {
        await templateStore.create(db(), input, sent)
        return { to: templatesPath, message: templateMessages.created }
      },
      update: async (input, change) => {
        await templateStore.save(db(), input, change)
        return { to: templatesPath, message: templateMessages.updated }
      },
      invalid: () => templateMessages.invalid,
      failed: () => (isNew ? templateMessages.createFailed : templateMessages.updateFailed),
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = templateMessages
  return orUnsaved<typeof action>(args, args.params.id === undefined ? createFailed : updateFailed)
}

export default function TemplateEditorPage() {
  const { title, isGone, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  // Keep what was typed, even if the template has been deleted meanwhile.
  if (isGone && !answer) return <GoneDialog words={templateMessages.notFound} back={templatesPath} />
  return (
    <PageDialog title={title} back={templatesPath}>
      <TemplateEditor values={values} meta={meta} answer={answer} back={templatesPath} />
    </PageDialog>
  )
}
