/** The operator sets a status: the one form of both inboxes. Success and failure lead back to the list with a message. */
import type { z } from 'zod'
import { toDashboardAddress } from '~/lib/dashboard-gate'
import type { ErrorWords } from '~/lib/error-words'
import { toRowId } from '~/lib/row-id'
import type { Message } from '~/lib/toast'
import { DatabaseWriteError } from '~db/write.server'
import { requireIntent } from './form-data.server'
import { log } from './log.server'
import { errorReply, notFound } from './reply.server'
import { redirectWithToast } from './toast.server'

export const statusFields = ['intent', 'id', 'status', 'back']

interface Entered {
  request: Request
  form: FormData
  headers: Headers
}

interface StatusChange<Schema extends z.ZodType> {
  intent: string
  schema: Schema
  messages: { statusUpdated: Message; statusFailed: Message; notFound: ErrorWords }
  /** Undefined when there is no such row. */
  update: (id: number, input: z.output<Schema>) => Promise<unknown>
}

export async function changeStatus<Schema extends z.ZodType>(
  { request, form, headers }: Entered,
  { intent, schema, messages, update }: StatusChange<Schema>,
) {
  requireIntent(form, intent)
  const input = schema.safeParse({ status: form.get('status') })
  if (!input.success) {
    throw errorReply(400, { title: 'No such status', message: 'Please go back, reload the page and try again.' })
  }
  const id = toRowId(form.get('id'))
  const back = toDashboardAddress(form.get('back'))
  try {
    const updated = id === undefined ? undefined : await update(id, input.data)
    if (updated === undefined) throw notFound(messages.notFound)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    log.error('a status was not stored', { path: new URL(request.url).pathname, error })
    const reason = error instanceof DatabaseWriteError ? ` ${error.message}` : ''
    const { title, description } = messages.statusFailed
    return redirectWithToast(back, { title, description: description + reason }, { kind: 'error', headers })
  }
  return redirectWithToast(back, messages.statusUpdated, { headers })
}
