import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { plainEditor } from '~/content/editor/editor-route.server'
import { SeasonEditor } from '~/kinds/seasons/admin/season-editor'
import { seasonMessages as messages } from '~/kinds/seasons/admin/season-messages'
import { seasonStore } from '~/kinds/seasons/admin/seasons.server'
import { actionHeaders } from '~/server/forms/reply.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = plainEditor(seasonStore, {
  intent: 'save-season',
  newTitle: 'New Season',
  messages,
  invalid: messages.invalid,
})
export const loader = editor.loader
export const action = editor.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, args.params.id === undefined ? messages.createFailed : messages.updateFailed)
}

export default function SeasonEditorPage() {
  return (
    <EditorPage tab="seasons" opened={useLoaderData<typeof loader>()}>
      {(form) => <SeasonEditor {...form} />}
    </EditorPage>
  )
}
