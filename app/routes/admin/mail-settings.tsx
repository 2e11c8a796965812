import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { BackToList } from '~/components/lists/back-to-list'
import { mailSettingsLabels, mailSettingsValues } from '~/features/mail/mail-settings'
import { MailSettingsForm } from '~/features/mail/mail-settings-form'
import { MailSettingsInput } from '~/features/mail/mail-settings.schema'
import { saveMailSettings } from '~/features/mail/mail-settings.server'
import { mailMessages } from '~/features/mail/outbox'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { mailPath, mailSettingsPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { actionHeaders } from '~/forms/reply.server'
import { db } from '~/server/database.server'
import { readRule } from '~db/rules.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const { version, ...settings } = await readRule(db(), 'mail')
  return {
    head: dashboardHead('Mail Settings', mailSettingsPath),
    meta: { formToken, version: String(version), formKey: '' },
    values: mailSettingsValues(settings),
  }
}

const names = editorForm(mailSettingsLabels)

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...names, role: 'owner' })
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-mail-settings',
      form: { labels: mailSettingsLabels },
      isNew: false,
      load: () => readRule(db(), 'mail'),
      valuesOf: mailSettingsValues,
      schema: () => MailSettingsInput,
      update: async (settings, { stored: { version }, ...act }) => {
        await saveMailSettings(db(), { ...settings, version }, act)
        return { to: mailPath, message: mailMessages.settingsSaved }
      },
      invalid: () => mailMessages.invalid,
      failed: () => mailMessages.settingsFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, mailMessages.settingsFailed)
}

export default function MailSettings() {
  const { meta, values } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <section aria-labelledby="mail-settings-title" className="mt-8 max-w-measure">
      <BackToList list={mailPath} whole={mailPath} name="Mail" />
      <h2 id="mail-settings-title" className="mt-4 mb-6">
        Mail Settings
      </h2>
      <MailSettingsForm values={values} meta={meta} answer={isEditorAnswer(sent) ? sent : undefined} />
    </section>
  )
}
