import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { plainEditor } from '~/content/editor/editor-route.server'
import { AuthorEditor } from '~/kinds/authors/author-editor'
import { authorMessages as messages } from '~/kinds/authors/authors'
import { authorStore } from '~/kinds/authors/authors.server'
import { actionHeaders } from '~/server/forms/reply.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = plainEditor(authorStore, {
  intent: 'save-author',
  newTitle: 'New Author',
  messages,
  invalid: messages.invalid,
})
export const loader = editor.loader
export const action = editor.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, args.params.id === undefined ? messages.createFailed : messages.updateFailed)
}

export default function AuthorEditorPage() {
  return (
    <EditorPage tab="authors" opened={useLoaderData<typeof loader>()}>
      {(form) => <AuthorEditor {...form} />}
    </EditorPage>
  )
}
