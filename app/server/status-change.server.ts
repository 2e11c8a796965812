/** The operator sets a status: the one form of both inboxes. Success and failure lead back to the list with a message. */
import type { z } from 'zod'
import { toDashboardAddress } from '~/lib/dashboard-gate'
import type { ErrorWords } from '~/lib/error-words'
import { toRowId } from '~/lib/row-id'
import type { Message } from '~/lib/toast'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { requireIntent } from './form-data.server'
import { log, ofRequest } from './log.server'
import { redirectWithToast } from './toast.server'

export const statusForm = { fields: ['intent', 'id', 'status', 'back'] }

interface Entered {
  request: Request
  form: FormData
  by: Actor
  headers: Headers
}

interface StatusChange<Schema extends z.ZodType> {
  intent: string
  schema: Schema
  messages: { statusUpdated: Message; statusFailed: Message; notFound: ErrorWords }
  /** Undefined when there is no such row. */
  update: (id: number, input: z.output<Schema>, act: Act) => Promise<unknown>
}

export async function changeStatus<Schema extends z.ZodType>(
  { request, form, by, headers }: Entered,
  { intent, schema, messages, update }: StatusChange<Schema>,
) {
  requireIntent(form, intent, headers)
  const input = schema.safeParse({ status: form.get('status') })
  const id = toRowId(form.get('id'))
  const back = toDashboardAddress(form.get('back'))
  // Also a login that has just been made on the way goes along.
  const leadBack = (reason: string) => {
    const { title, description } = messages.statusFailed
    return redirectWithToast(back, { title, description: `${description} ${reason}` }, { kind: 'error', headers })
  }
  if (!input.success) return leadBack('There is no such status.')
  try {
    const updated = id === undefined ? undefined : await update(id, input.data, { by, now: new Date() })
    if (updated === undefined) return await leadBack(messages.notFound.message)
  } catch (error) {
    log.error('a status was not stored', { ...ofRequest(request), error })
    return leadBack(error instanceof DatabaseWriteError ? error.message : 'Please try again.')
  }
  return redirectWithToast(back, messages.statusUpdated, { headers })
}
