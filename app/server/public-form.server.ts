/**
 * What the public forms share: an attempt is counted before anything of it is read, and a form that cannot be taken now
 * goes back with everything that was typed in it.
 */
import { parse, type SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { Message } from '~/lib/toast'
import { LimitReachedError } from '~db/rate-limits.server'
import { failedWrite } from './failed-write.server'
import { readFormData } from './form-data.server'
import { countFormAttempt, retryAfter, tooManyRequests } from './rate-limits.server'

/** What an action answers when it did not take the form. */
interface RefusedForm {
  lastResult: SubmissionResult<string[]>
  message: Message
}

/** The fields of the post; with a refusal, which is then the answer, when there were too many of them. */
export async function receiveForm(request: Request, names: readonly string[], failed: Message) {
  const refused = await failureOf(countFormAttempt(request))
  const form = await readFormData(request, names)
  if (refused === undefined) return { form }
  return { form, refusal: notStored(refused, request, { lastResult: asTyped(form), message: failed }) }
}

/** Answers with the form: 429 when the limit is reached, 503 or 500 with the form's own words when a write failed. */
export function notStored(error: unknown, request: Request, form: RefusedForm) {
  if (!(error instanceof LimitReachedError)) return data(form, failedWrite(error, request))
  const { retryAfterSeconds } = error
  return data({ ...form, message: tooManyRequests }, { status: 429, headers: retryAfter(retryAfterSeconds) })
}

async function failureOf(work: Promise<void>): Promise<unknown> {
  try {
    await work
    return undefined
  } catch (error) {
    return error
  }
}

/** The fields as they came, with no word about what is wrong with them. */
function asTyped(form: FormData): SubmissionResult<string[]> {
  return parse<null, string[]>(form, { resolve: () => ({ value: null }) }).reply()
}
