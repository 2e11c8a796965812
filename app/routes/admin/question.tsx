/** Asks "Are you sure?", and then does one thing: ~/dashboard/questions.server. */
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { actionHeaders } from '~/server/forms/reply.server'
import { answerQuestion, askQuestion } from '~/dashboard/questions.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused
export const loader = askQuestion
export const action = answerQuestion

/** The form includes the message for a site that does not answer. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const failed = (await args.request.clone().formData()).get('failed')
  return orUnchanged<typeof action>(args, { title: 'Error', description: typeof failed === 'string' ? failed : '' })
}

export default function Question() {
  return <ConfirmDelete {...useLoaderData<typeof loader>()} />
}
