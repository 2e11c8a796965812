/** When the server cannot be reached, the form stays with what was typed, instead of the router's error screen. */
import { isRouteErrorResponse, type ClientActionFunctionArgs } from '@remix-run/react'
import { editorFields } from '~/lib/editing'
import { formBodyLimit } from '~/lib/form-rules'
import { type Message, withReason } from '~/lib/messages'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { forgetUnsent } from '~/components/editor/unsent-forms'
import { comesBack, type RefusedForm } from './refused-form'
import { forgetInput } from './use-kept-input'

const tooLong = { title: 'Error', description: 'This is too long to send. Please shorten it.' } satisfies Message

export async function orWithoutConnection<Answer>(
  { request, serverAction }: ClientActionFunctionArgs,
  failed: Message,
) {
  if ((await request.clone().text()).length > formBodyLimit) return refused(tooLong)
  const address = new URL(request.url).pathname
  try {
    const answer = await serverAction<Answer>()
    if (!comesBack(answer)) forgetInput(address)
    return answer
  } catch (error) {
    if (error instanceof Response && error.status < 400) forgetInput(address)
    // The site's own redirects and error pages pass; a lost connection or a proxy's page does not.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return refused(failed)
  }
}

export async function orUnsaved<Answer>({ request, serverAction }: ClientActionFunctionArgs, failed: Message) {
  const form = await request.clone().formData()
  const version = form.get(editorFields.version)
  try {
    return await serverAction<Answer>()
  } catch (error) {
    // A redirect means that the server has the form.
    if (error instanceof Response && error.status < 400) forgetUnsent(form)
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return {
      ...refused(failed),
      version: typeof version === 'string' ? version : '',
      notices: ['We could not reach the site. What you typed is still here: save again once you have a connection.'],
    } satisfies EditorAnswer
  }
}

export async function orUnchanged<Answer>({ serverAction }: ClientActionFunctionArgs, failed: Message) {
  try {
    return await serverAction<Answer>()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return refused(withReason(failed, 'The site did not answer.'))
  }
}

function refused(message: Message): RefusedForm {
  return { lastResult: { status: 'error', error: {} }, message }
}
