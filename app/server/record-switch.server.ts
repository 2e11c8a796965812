/** The switch of a record in the dashboard's lists. Success and failure lead back to the list with a message. */
import type { RequestArgs } from '~/http/load-context'
import { toDashboardAddress } from '~/lib/dashboard-gate'
import { Refusal } from '~/lib/refusal'
import { toRowId } from '~/lib/row-id'
import type { Message } from '~/lib/toast'
import { withReason } from '~/lib/with-reason'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { requireIntent } from './form-data.server'
import { log, ofRequest } from './log.server'
import { redirectWithToast } from './toast.server'

export const switchForm = { fields: ['intent', 'id', 'isOn', 'back'] }

interface Switch<Changed> {
  intent: string
  /** Undefined when there is no such record. */
  set: (change: { id: number; isOn: boolean }, act: Act) => Promise<Changed | undefined>
  done: (changed: Changed) => Message
  /** See withReason(). */
  failed: Message
  notFound: string
}

export async function switchRecord<Changed>(
  { request, context, form, by, headers }: RequestArgs & { form: FormData; by: Actor; headers: Headers },
  { intent, set, done, failed, notFound }: Switch<Changed>,
) {
  requireIntent(form, intent, headers)
  const id = toRowId(form.get('id'))
  const back = toDashboardAddress(form.get('back'))
  const act = { by, now: new Date() }
  // Also a login that has just been made on the way goes along.
  const leadBack = (reason: string | undefined) =>
    redirectWithToast(back, withReason(failed, reason), { kind: 'error', headers })
  try {
    const changed = id === undefined ? undefined : await set({ id, isOn: form.get('isOn') === 'true' }, act)
    if (changed === undefined) return await leadBack(notFound)
    return await redirectWithToast(back, done(changed), { headers })
  } catch (error) {
    if (error instanceof Refusal) return leadBack(error.message)
    log.error('a record was not switched', { ...ofRequest({ request, context }), error })
    return leadBack(error instanceof DatabaseWriteError ? error.message : undefined)
  }
}
