import { useLoaderData } from '@remix-run/react'
import { EditorPage } from '~/content/editor/editor-page'
import { pageEditor } from '~/content/editor/editor-route.server'
import { OutfitterEditor } from '~/kinds/outfitters/admin/outfitter-editor'
import { outfitterStore } from '~/kinds/outfitters/admin/outfitters.server'
import { outfitterMessages } from '~/kinds/outfitters/outfitters'
import { waitingNotices } from '~/content/publishing/publication'
import { actionHeaders } from '~/server/forms/reply.server'
import { env } from '~/server/env.server'

export const handle = { interactive: true }
export const headers = actionHeaders

const editor = pageEditor(outfitterStore, {
  intent: 'save-outfitter',
  newTitle: 'New Outfitter',
  messages: outfitterMessages,
  invalid: outfitterMessages.invalid,
  saved: ({ stored, ...saved }) => ({
    ...(stored ? outfitterMessages.updated : outfitterMessages.created),
    description: waitingNotices(saved, env().SITE_TIME_ZONE).join(' '),
  }),
})
export const loader = editor.loader
export const action = editor.action

export default function OutfitterEditorPage() {
  const opened = useLoaderData<typeof loader>()
  const { previewLinks, checks } = opened
  return (
    <EditorPage tab="outfitters" opened={opened}>
      {(form) => <OutfitterEditor {...form} previewLinks={previewLinks} checks={checks} />}
    </EditorPage>
  )
}
