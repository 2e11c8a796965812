/**
 * A form post that gets no answer of the site, as at the edge of reception: without this the router would put an error
 * screen in the place of the form, and what was typed would be gone. The form stays, says that it failed, and can be
 * sent again.
 */
import { isRouteErrorResponse, type ClientActionFunctionArgs } from '@remix-run/react'
import { editorFields } from '~/lib/editing'
import { formBodyLimit } from '~/lib/form-body-limit'
import type { Message } from '~/lib/toast'
import { withReason } from '~/lib/with-reason'
import type { EditorAnswer } from './editor-answer'
import type { RefusedForm } from './refused-form'

const tooLong = { title: 'Error', description: 'This is too long to send. Please shorten it.' } satisfies Message

export async function orWithoutConnection<Answer>(
  { request, serverAction }: ClientActionFunctionArgs,
  failed: Message,
) {
  if ((await request.clone().text()).length > formBodyLimit) return refused(tooLong)
  try {
    return await serverAction<Answer>()
  } catch (error) {
    // A redirect or an error page of the site is its answer; anything else is none: no connection, a proxy's page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return refused(failed)
  }
}

/** The same for an editor, whose form may be large; it stays with all that was typed, and the same version. */
export async function orUnsaved<Answer>({ request, serverAction }: ClientActionFunctionArgs, failed: Message) {
  const version = (await request.clone().formData()).get(editorFields.version)
  try {
    return await serverAction<Answer>()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return {
      ...refused(failed),
      version: typeof version === 'string' ? version : '',
      notices: ['We could not reach the site. What you typed is still here: save again once you have a connection.'],
    } satisfies EditorAnswer
  }
}

/** The same for a press in a list, or the one that deletes: the page stays, and what was pressed says that it failed. */
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
