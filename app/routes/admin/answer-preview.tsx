import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { answerMessages } from '~/inbox/answers/answer-messages'
import { AnswerPreview } from '~/inbox/answers/answer-preview'
import { actionHeaders } from '~/server/forms/reply.server'
import { listBackOf } from '~/lib/list-back'
import { tabPath } from '~/paths'
import { loadPreview, sendDraft } from '~/inbox/sent-answers.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadPreview(args)
}

export function action(args: ActionFunctionArgs) {
  return sendDraft(args)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, answerMessages.sendFailed)
}

export default function Preview() {
  const loaded = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  useRefusalToast()
  return <AnswerPreview {...loaded} list={listBackOf(search, tabPath(loaded.tab))} />
}
