/**
 * What the public forms share: who has tried too often is refused, and a form that cannot be taken now goes back with
 * everything that was typed in it.
 */
import { parse, type SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { RequestArgs } from '~/http/load-context'
import type { Message } from '~/lib/toast'
import { LimitReachedError } from '~db/rate-limits.server'
import { failedWrite } from './failed-write.server'
import { asAttempt, type Store } from './form-attempt.server'
import { readFormData } from './form-data.server'
import { retryAfter, tooManyRequests } from './rate-limits.server'

/** What an action answers when it did not take the form. */
interface RefusedForm {
  lastResult: SubmissionResult<string[]>
  message: Message
}

/**
 * Hands the fields of the post to `take`, which stores through `store`. What cannot be taken now, for there were too many
 * posts, or none can be counted, is answered with the form as it was typed.
 */
export async function takeForm<T>(
  { request, context }: RequestArgs,
  { names, failed }: { names: readonly string[]; failed: Message },
  take: (form: URLSearchParams, store: Store) => Promise<T>,
) {
  const reading = once(() => readFormData(request, names))
  return asAttempt(
    { context },
    async (store) => take(await reading(), store),
    async (error) => notStored(error, { request, context }, { lastResult: asTyped(await reading()), message: failed }),
  )
}

/** Answers with the form: 429 when the limit is reached, 503 or 500 with the form's own words when a write failed. */
export function notStored(error: unknown, { request, context }: RequestArgs, form: RefusedForm) {
  if (!(error instanceof LimitReachedError)) return data(form, failedWrite(error, { request, context }))
  const { retryAfterSeconds } = error
  return data({ ...form, message: tooManyRequests }, { status: 429, headers: retryAfter(retryAfterSeconds) })
}

/** A body can be read but once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= read())
}

/** The fields as they came, with no word about what is wrong with them. */
function asTyped(form: URLSearchParams): SubmissionResult<string[]> {
  return parse<null, string[]>(form, { resolve: () => ({ value: null }) }).reply()
}
