import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { changeAnswer, loadAnswer } from '~/inbox/answers.server'
import { AnswerForm, isAnswerReply } from '~/inbox/answers/answer-form'
import { answerMessages } from '~/inbox/answers/answer-messages'
import { actionHeaders } from '~/server/forms/reply.server'
import { listBackOf } from '~/lib/list-back'
import { tabPath } from '~/paths'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export function loader(args: LoaderFunctionArgs) {
  return loadAnswer(args)
}

export function action(args: ActionFunctionArgs) {
  return changeAnswer(args)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, answerMessages.saveFailed)
}

export default function Answer() {
  const { reply: atFirst, ...loaded } = useLoaderData<typeof loader>()
  const reply: unknown = useActionData<typeof action>() ?? atFirst
  const [search] = useSearchParams()
  return (
    <AnswerForm
      key={loaded.entry.id}
      {...loaded}
      reply={isAnswerReply(reply) ? reply : undefined}
      list={listBackOf(search, tabPath(loaded.tab))}
    />
  )
}
