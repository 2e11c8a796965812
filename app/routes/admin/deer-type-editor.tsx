import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { pageEditor } from '~/content/editor/editor-route.server'
import { DeerTypeEditor } from '~/kinds/deer-types/admin/deer-type-editor'
import {
  changeFailed,
  deerTypeAdminMessages as messages,
  markMessages,
  removalMessages,
  withVisibility,
} from '~/kinds/deer-types/admin/deer-type-messages'
import { withMadeMeta } from '~/kinds/deer-types/admin/deer-type-meta'
import { deerTypeStore } from '~/kinds/deer-types/admin/deer-types.server'
import { followSources } from '~/kinds/deer-types/moved-marks'
import { waitingNotices } from '~/content/publishing/publication'
import { actionHeaders } from '~/server/forms/reply.server'
import { env } from '~/server/env.server'
import { site } from '~/kinds/settings/site.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = pageEditor(deerTypeStore, {
  intent: 'save-deer-type',
  newTitle: 'New Deer Type',
  messages,
  failed: changeFailed,
  invalid: messages.invalid,
  complete: async (input, stored) =>
    stored ? followSources(input, stored).record : withMadeMeta(input, (await site()).name),
  saved: ({ record, stored, input, ...saved }) => {
    const waiting = waitingNotices(saved, env().SITE_TIME_ZONE)
    if (!stored) return withVisibility(messages.created, record, waiting)
    const { title, description } = messages.updated
    const further = [...removalMessages(stored, record), ...markMessages(followSources(input, stored))]
    return withVisibility({ title, description: [description, ...further].join(' ') }, record, waiting)
  },
  reopening: ({ record, stored, input }) =>
    stored && followSources(input, stored).renumbered.length > 0 ? `?${reopened}=${String(record.version)}` : '',
})
export const loader = editor.loader
export const action = editor.action

/** The parameter makes the page read the form again, with what the save made of the texts. */
const reopened = 'saved'

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, messages.submitFailed)
}

export default function DeerTypeEditorPage() {
  const opened = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { previewLinks, checks } = opened
  return (
    <EditorPage tab="deer-types" opened={opened}>
      {(form) => <DeerTypeEditor key={search.get(reopened)} {...form} previewLinks={previewLinks} checks={checks} />}
    </EditorPage>
  )
}
