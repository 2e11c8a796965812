import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { BackToList } from '~/components/lists/back-to-list'
import { KeepingForm } from '~/content/bin/keeping-form'
import { keepingMessages } from '~/content/bin/keeping'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { binPath } from '~/paths'
import { actionHeaders } from '~/server/forms/reply.server'
import { keepingRule } from '~/dashboard/sections.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader(args: LoaderFunctionArgs) {
  const { stored, ...opened } = await keepingRule.open(args)
  const { version, ...rule } = stored
  return { ...opened, rule, version }
}

export const action = keepingRule.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, keepingMessages.failed)
}

export default function KeepingRulePage() {
  const { rule, version, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <div>
      <BackToList list={binPath} whole={binPath} name="Bin" />
      <KeepingForm
        key={version}
        rule={rule}
        values={values}
        meta={meta}
        answer={isEditorAnswer(sent) ? sent : undefined}
      />
    </div>
  )
}
