/**
 * A form post that gets no answer, as at the edge of reception: without this the router would put an error screen in
 * the place of the form, and what was typed would be gone. The form stays, says that it failed, and can be sent again.
 */
import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { Message } from '~/lib/toast'

const nothingWrong = { status: 'error', error: {} } satisfies SubmissionResult<string[]>

export async function orWithoutConnection<Answer>(send: () => Promise<Answer>, message: Message) {
  try {
    return await send()
  } catch (error) {
    // A TypeError is fetch's word for a request that got no answer.
    if (!(error instanceof TypeError)) throw error
    return { lastResult: nothingWrong, message }
  }
}

/** A form that was not taken changed nothing, so nothing is loaded again: there may be no connection to load it by. */
export const unlessRefused: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  isRefusedForm(actionResult) ? false : defaultShouldRevalidate

/** What an action answers when it did not take a form, here or on the server. */
export function isRefusedForm(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer
}
