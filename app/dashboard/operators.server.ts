/** Parses a form that has the operator's own password, and answers a refused change. The password is not sent back. */
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { failedWrite } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { endedSession } from '~/server/auth/dashboard.server'
import type { RequestArgs } from '~/server/load-context'
import { retryAfter } from '~/server/rate-limits.server'
import type { Message } from '~/lib/messages'
import { operatorPageMessages as messages } from '~/operators/operator-changes'
import type { FieldErrors, OperatorChange } from '~/operators/operators-page.server'

export const secretFields = ['currentPassword']

interface SentForm<Input, T, Done> extends RequestArgs {
  form: FormData
  headers: Headers
  intent: string
  schema: z.ZodType<Input>
  /** The address for an operator who has logged in again meanwhile. */
  here: string
  change: (typed: Input) => Promise<OperatorChange<T>>
  done: (value: T) => Done
}

export async function changeWithPassword<Input, T, Done>(sent: SentForm<Input, T, Done>) {
  const { form, headers, intent, request, context } = sent
  // The login form does not carry secrets along.
  if (headers.has('Set-Cookie')) {
    return redirectWithToast(sent.here, messages.loggedInAgain, { headers, kind: 'error' })
  }
  const submission = parseWithZod(form, { schema: sent.schema, disableAutoCoercion: true })
  const refuse = (message: Message, fieldErrors: FieldErrors = {}) => ({
    intent,
    message,
    lastResult: submission.reply({ fieldErrors, hideFields: secretFields }),
  })
  if (submission.status !== 'success') return data(refuse(messages.invalid), { status: 400 })
  try {
    const result = await sent.change(submission.value)
    if (result.ok) return await sent.done(result.value)
    if ('isSessionOver' in result) throw endedSession({ request, context }, { form, secret: secretFields })
    const { message, errors, retryAfterSeconds: seconds } = result
    const init = seconds === undefined ? { status: 400 } : { status: 429, headers: retryAfter(seconds) }
    return data(refuse(message, errors), init)
  } catch (error) {
    return data(refuse(messages.failed), failedWrite(error, { request, context }))
  }
}
