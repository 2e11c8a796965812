import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { BackToList } from '~/components/lists/back-to-list'
import { KeepingForm } from '~/features/bin/keeping-form'
import { keepingLabels, keepingMessage, keepingMessages } from '~/features/bin/keeping'
import { KeepingInput } from '~/features/bin/keeping.schema'
import { saveKeepingRule } from '~/features/bin/keeping.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { binPath, keepingRulePath } from '~/paths'
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
  const { binDays, versionDays, version } = await readRule(db(), 'keeping')
  return {
    head: dashboardHead('How Long Deleted Records Stay', keepingRulePath),
    ...{ rule: { binDays, versionDays }, version, formToken },
  }
}

const names = editorForm(keepingLabels)

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...names, role: 'owner' })
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-keeping-rule',
      form: { labels: keepingLabels },
      isNew: false,
      load: () => readRule(db(), 'keeping'),
      valuesOf: ({ binDays, versionDays }) => ({ binDays: String(binDays), versionDays: String(versionDays) }),
      schema: () => KeepingInput,
      update: async (rule, { stored: { version }, confirmed, ...act }) => {
        await saveKeepingRule(db(), { rule, version, confirmed }, act)
        return { to: binPath, message: keepingMessage(rule) }
      },
      invalid: () => keepingMessages.invalid,
      failed: () => keepingMessages.failed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, keepingMessages.failed)
}

export default function KeepingRulePage() {
  const { rule, version, formToken } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <div className="mt-8">
      <BackToList list={binPath} whole={binPath} name="Bin" />
      <KeepingForm
        key={version}
        rule={rule}
        version={version}
        formToken={formToken}
        answer={isEditorAnswer(sent) ? sent : undefined}
      />
    </div>
  )
}
