import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { plainEditor } from '~/content/editor/editor-route.server'
import { TemplateEditor } from '~/kinds/templates/template-editor'
import { templateMessages as messages } from '~/kinds/templates/template-messages'
import { previewTemplate } from '~/kinds/templates/template-preview'
import { templateStore } from '~/kinds/templates/templates.server'
import { textOf } from '~/server/forms/form-data.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { longDay } from '~/lib/dates'
import { siteToday } from '~/server/site-today.server'
import { site } from '~/kinds/settings/site.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = plainEditor(templateStore, {
  intent: 'save-template',
  newTitle: 'New Template',
  messages,
  invalid: messages.invalid,
  asides: ({ by }) => [
    {
      intent: 'preview-template',
      answer: async (sent) =>
        previewTemplate(
          { subject: textOf(sent.get('subject')), text: textOf(sent.get('text')) },
          { site: (await site()).name, date: longDay(siteToday()), operator: by.username },
        ),
    },
  ],
})
export const loader = editor.loader
export const action = editor.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, args.params.id === undefined ? messages.createFailed : messages.updateFailed)
}

export default function TemplateEditorPage() {
  return (
    <EditorPage tab="templates" opened={useLoaderData<typeof loader>()}>
      {(form) => <TemplateEditor {...form} />}
    </EditorPage>
  )
}
