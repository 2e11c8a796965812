import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { BackToList } from '~/components/lists/back-to-list'
import { MailSettingsForm } from '~/inbox/mail/mail-settings-form'
import { mailMessages } from '~/inbox/mail/outbox'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { mailPath } from '~/paths'
import { actionHeaders } from '~/server/forms/reply.server'
import { mailSettings } from '~/dashboard/sections.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader(args: LoaderFunctionArgs) {
  const { head, meta, values } = await mailSettings.open(args)
  return { head, meta, values }
}

export const action = mailSettings.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, mailMessages.settingsFailed)
}

export default function MailSettings() {
  const { meta, values } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <section aria-labelledby="mail-settings-title" className="max-w-measure">
      <BackToList list={mailPath} whole={mailPath} name="Mail" />
      <h1 id="mail-settings-title" className="mt-4 mb-6">
        Mail Settings
      </h1>
      <MailSettingsForm values={values} meta={meta} answer={isEditorAnswer(sent) ? sent : undefined} />
    </section>
  )
}
